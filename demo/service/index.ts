export { agentSession, FIRST_AGENT_TOKEN } from './agent-session';
export { browserStateOf, IDENTITY, XSRF_COOKIE } from './browser-state';
export { callNames, parseFail, type CallName, type FailSpec } from './failures';
export { mergeOutcomes, parseMerge, type MergeOutcome } from './outcomes';
export { parseScenario, scenarioNames, scenarios, type Scenario, type ScenarioEntry } from './scenarios';
export { createService, parseDate, servicePaths, type Service, type ServiceOptions } from './service';
export type { FailKind, RecordedRequest } from '../testing/types';
export type * from './wire';
export { CODE_WITHOUT_UUID, scenarioOfCode, signInCode } from './sign-in-codes';
