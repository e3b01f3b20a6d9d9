/** The request as the platform's own class, with its body read. Servers hand over requests of a class of their own. */
export async function plainRequest(request: { raw: Request; text(): Promise<string> }): Promise<Request> {
  const { method, url, headers, signal } = request.raw;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? (await request.text()) || null : null;
  return new Request(url, { method, headers, signal, body });
}
