export default [
  {
    file: 'src/state/page/telemetry.ts',
    find: 'isAgentFlow ? (read(agentUserNameAtom) ?? undefined) : undefined',
    replace: 'read(agentUserNameAtom) ?? undefined',
    breaks: "TRACK-02: the agent's name is sent outside the agent flow",
    tests: ['test/state/page/telemetry.test.ts'],
  },
  {
    file: 'src/state/page/telemetry.ts',
    find: '!event.isItemAction || uuid === undefined',
    replace: 'uuid === undefined',
    breaks: 'TRACK: domo hears everything',
    tests: ['test/state/page/telemetry.test.ts'],
  },
];
