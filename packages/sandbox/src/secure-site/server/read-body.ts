import type { Context } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import { SiteRefusal } from './site-refusal.ts'

/** The longest text that a call may carry, in characters. */
const MAX_LENGTH = 4_096

/**
 * The named texts of a call's JSON body.
 *
 * @throws SiteRefusal when one is missing, empty, or very long.
 */
export async function readTexts<Name extends string>(
  context: Context<ServerEnv>,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const body: unknown = await context.req.json().catch(() => undefined)
  const found = names.map((name) => [name, textIn(body, name)])
  // Each name has just been given a text.
  return Object.fromEntries(found) as Record<Name, string>
}

/**
 * The e-mail address of a call's body.
 *
 * @throws SiteRefusal when it is none.
 */
export function checkEmail(text: string): string {
  const email = text.trim()
  if (email.length <= 254 && /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(email)) return email
  throw new SiteRefusal(400, 'This is no e-mail address.')
}

function textIn(body: unknown, name: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, name)
      ? Reflect.get(body, name)
      : undefined
  if (typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH) return value
  throw new SiteRefusal(400, `The call lacks ${name}.`)
}
