import type { Sandbox } from '../../sandbox.ts'

/** Answers that the frame's script would get. */
export interface SiteAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** The parts that a login needs. */
export type LoginSandbox = Sandbox<'mail' | 'identity' | 'secureSite'>

/** Asks the secure site as its frame's script does. */
export async function askSite(
  { addresses }: LoginSandbox,
  path: string,
  { body = {}, token }: { readonly body?: object; readonly token?: unknown } = {},
): Promise<SiteAnswer> {
  const answer = await fetch(`${addresses.secureSite}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: addresses.secureSite,
      ...(token === undefined ? {} : { authorization: `Bearer ${String(token)}` }),
    },
    body: JSON.stringify(body),
  })
  // Every call is answered with an object.
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Sends a form as a page of the site does. */
export async function sendForm(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: answer.status, text: await answer.text() }
}
