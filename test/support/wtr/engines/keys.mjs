/** Keys that WebDriver represents as special characters: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

function valueOf(key) {
  const value = KEYS[key] ?? key;
  if ([...value].length > 1) throw new Error(`No such key: ${key}`);
  return value;
}

/** A keyboard as puppeteer has it, for a WebDriver session. */
export function keyboardOf(driver) {
  const perform = (...steps) =>
    driver.send('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: steps.map(([type, key]) => ({ type, value: valueOf(key) })),
        },
      ],
    });
  const stroke = (key) => [
    ['keyDown', key],
    ['keyUp', key],
  ];
  return {
    down: (key) => perform(['keyDown', key]),
    up: (key) => perform(['keyUp', key]),
    press: (key) => perform(...stroke(key)),
    type: (text) => perform(...[...text].flatMap(stroke)),
  };
}
