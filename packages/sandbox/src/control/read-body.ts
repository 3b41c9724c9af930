import type { Context } from 'hono'
import { refuse } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { SandboxError } from '../sandbox-error.ts'

/** A JSON object of a request. */
export type Body = Readonly<Record<string, unknown>>

/** Answers with what a task returns, `{}` for nothing; 400 for its errors. */
export function answering(run: (body: Body) => unknown) {
  return async (context: Context<ServerEnv>): Promise<Response> => {
    const body: unknown = await context.req.json().catch(() => ({}))
    try {
      return Response.json((await run(Object(body))) ?? {})
    } catch (error) {
      if (!(error instanceof SandboxError || error instanceof RangeError)) throw error
      return refuse(context, 400, { field: 'body', description: error.message })
    }
  }
}

/** A text, if there is one of this name. */
export function optionalText(body: Body, name: string): string | undefined {
  const value = body[name]
  return typeof value === 'string' ? value : undefined
}

/** @throws SandboxError `wrong-option`. */
export function requireText(body: Body, name: string): string {
  const value = optionalText(body, name)
  if (value !== undefined) return value
  throw new SandboxError('wrong-option', `Send \`${name}\`, a text.`)
}

/**
 * A whole number from 1, as a number or a text: JSON has none so large.
 *
 * @throws SandboxError `wrong-option`.
 */
export function requireCount(body: Body, name: string): bigint {
  const text = String(body[name])
  if (/^[1-9]\d{0,31}$/.test(text)) return BigInt(text)
  throw new SandboxError('wrong-option', `Send \`${name}\`, a whole number from 1.`)
}
