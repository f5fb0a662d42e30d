// Nothing of its own: here the headers of all test programs are precompiled (CMakeLists.txt).
