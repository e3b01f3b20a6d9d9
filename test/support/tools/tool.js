/** A tool of someone else, which does what the test says. Without a test it draws nothing. */
globalThis.toolLoads = (globalThis.toolLoads ?? 0) + 1;
globalThis.testTool = { mount: (...details) => globalThis.testToolMount(...details) };
