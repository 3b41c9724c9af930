import type { Social } from '../../identity/socials.ts'

/** The provider of social logins, as its one site knows it. */
export interface IdentitySettings {
  readonly url: string
  readonly clientSecret: string
}

/** A code, and what proves that it is ours. */
export interface CodeExchange {
  readonly social: Social
  readonly code: string
  readonly verifier: string
  readonly redirectUri: string
}

/** The user, by the provider's data. */
export interface SocialUser {
  readonly subject: string
  readonly name: string | undefined
  readonly email: string | undefined
}

/** How long the provider may take for each answer, in milliseconds. */
const PATIENCE_MS = 8_000

/**
 * Turns a code into the user that logged in. Four of the six socials use plain OAuth 2, so the
 * user comes from the provider's user endpoint, from server to server, rather than from a token.
 *
 * @throws Error when the provider refuses, is away, or answers nonsense.
 */
export async function exchangeCode(
  { url, clientSecret }: IdentitySettings,
  { social, code, verifier, redirectUri }: CodeExchange,
): Promise<SocialUser> {
  const credentials = Buffer.from(`${social}:${clientSecret}`).toString('base64')
  const tokens = await readJson(`${url}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
  })
  const accessToken = textIn(tokens, 'access_token') ?? missing('access_token')
  const headers = { authorization: `Bearer ${accessToken}` }
  const user = await readJson(`${url}/me`, { headers })
  const subject = textIn(user, 'sub') ?? missing('sub')
  return { subject, name: textIn(user, 'name'), email: textIn(user, 'email') }
}

async function readJson(url: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(url, { ...init, signal, redirect: 'error' })
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`)
  const value: unknown = await answer.json()
  return value
}

function textIn(value: unknown, name: string): string | undefined {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

function missing(name: string): never {
  throw new Error(`The provider's answer lacks ${name}.`)
}
