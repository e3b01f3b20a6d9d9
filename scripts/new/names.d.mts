interface Names {
  name: string;
  camel: string;
  pascal: string;
  words: string;
  title: string;
}
export function namesOf(name: string): Names;
export function checkName(name: string, options?: readonly string[]): void;
