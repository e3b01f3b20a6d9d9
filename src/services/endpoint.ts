import { toEndpoint } from '../config/derived';
import type { Config } from '../config/settings';
import { callForStatus, callJson, hostOf, switchedOff, type CallRequest, type Result } from './http';

type EndpointName = keyof Config['endpoints'];
type Rest = Pick<CallRequest, 'query' | 'body'>;

function requestOf(config: Config, name: EndpointName, rest: Rest): CallRequest | undefined {
  const endpoint = toEndpoint(config.endpoints[name]);
  return endpoint
    ? {
        ...hostOf(config),
        call: name,
        method: endpoint.method,
        url: endpoint.path,
        earlyNames: [name],
        ...rest,
      }
    : undefined;
}

/** Calls one of `endpoints` and parses its response; fails without a request if it is switched off (OPEN-A006). */
export function callEndpoint<Value>(
  config: Config,
  name: EndpointName,
  parse: (body: unknown) => Value,
  rest: Rest = {},
): Promise<Result<Value>> {
  const request = requestOf(config, name, rest);
  return request ? callJson(request, parse) : Promise.resolve(switchedOff(name));
}

/** Like `callEndpoint`, but ignores the response body. */
export function callEndpointForStatus(
  config: Config,
  name: EndpointName,
  rest: Rest = {},
): Promise<Result<undefined>> {
  const request = requestOf(config, name, rest);
  return request ? callForStatus(request) : Promise.resolve(switchedOff(name));
}
