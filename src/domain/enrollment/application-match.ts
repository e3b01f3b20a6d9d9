/** An application in a response of the application-status service (NET-20). */
export interface ApplicationState {
  /** 1 to 24. */
  code: number;
  imageIdentifier: string | undefined;
  confirmationNo?: string | undefined;
}

/**
 * Valid if it has a state code and an image identifier of more than two characters with the prefix (APPS-23, APPS-24).
 */
const isValid = ({ imageIdentifier = '' }: ApplicationState, prefix: string): boolean =>
  imageIdentifier.length > 2 && imageIdentifier.startsWith(prefix);

/**
 * State code of the application whose image identifier, with or without the prefix, equals this confirmation number
 * (OPEN-A069). No value if there is none.
 */
export function codeOf(
  confirmationNo: string | undefined,
  states: readonly ApplicationState[],
  prefix: string,
): number | undefined {
  if (confirmationNo === undefined) return undefined;
  return states.find(
    (state) =>
      isValid(state, prefix) &&
      [state.imageIdentifier, state.imageIdentifier?.slice(prefix.length), state.confirmationNo].includes(
        confirmationNo,
      ),
  )?.code;
}
