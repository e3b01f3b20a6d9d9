/** A tool of somebody else, which does what the test says. Without a test it draws nothing. */
window.toolLoads = (window.toolLoads ?? 0) + 1;
window.testTool = { mount: (...details) => window.testToolMount(...details) };
