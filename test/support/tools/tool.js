/** A mock of a third-party tool, controlled by the test. Without a test, it draws nothing. */
globalThis.toolLoads = (globalThis.toolLoads ?? 0) + 1;
globalThis.testTool = { mount: (...details) => globalThis.testToolMount(...details) };
