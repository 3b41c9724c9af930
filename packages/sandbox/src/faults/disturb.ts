import type { Context, MiddlewareHandler, Next } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { alreadySent } from '../http/already-sent.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { FaultDesk, TakenFault } from './create-faults.ts'
import type { FaultKind } from './fault.ts'
import type { FaultPart } from './parts.ts'
import type { RequestLogDesk } from './request-log.ts'

/** The faults and the log that a server consults before its routes. */
export interface DisturbDeps {
  readonly faults: FaultDesk
  readonly requests: RequestLogDesk
  /** Returns the part of an address that may be logged; all of it by default. */
  readonly pathOf?: (url: URL) => string
}

/** A refusal in the shape of the part that refuses. */
export type Refusal = (context: Context<ServerEnv>, status: ContentfulStatusCode) => Response

type Handled = Response | undefined

/** Parts whose requests are JSON-RPC. */
const RPC_PARTS: readonly FaultPart[] = ['rpc', 'nodes', 'solana', 'exchanges']

/** Statuses whose answers must not have a body. */
const WITHOUT_BODY = [204, 205, 304]

/**
 * Counts a part's requests and answers them as its fault says.
 *
 * @param parts - The group of paths first, the whole server last.
 */
export function disturb(
  { faults, requests, pathOf = pathAndQuery }: DisturbDeps,
  parts: readonly FaultPart[],
  refuse: Refusal,
): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const isRpc = parts.some((part) => RPC_PARTS.includes(part))
    const rpcMethods = isRpc ? readMethods(await context.req.text()) : []
    const path = pathOf(new URL(context.req.url))
    const { method } = context.req
    requests.note(parts, { method, path, rpcMethods, atMs: performance.now() })
    const taken = faults.take(parts, rpcMethods)
    if (!taken) return next()
    return misbehave(context, taken, { next, refuse })
  }
}

function pathAndQuery({ pathname, search }: URL): string {
  return pathname + search
}

async function misbehave(
  context: Context<ServerEnv>,
  { fault, cleared }: TakenFault,
  { next, refuse }: { readonly next: Next; readonly refuse: Refusal },
): Promise<Handled> {
  switch (fault.kind) {
    case 'slow':
      await wait(fault.ms, cleared)
      await next()
      return undefined
    case 'status':
      return answerStatus(context, fault, refuse)
    case 'garbage':
      return answerGarbage(context, fault)
    case 'silence':
      await connectionEnd(context, cleared)
      return drop(context)
    case 'reset':
      return drop(context)
    case 'half-body':
      await next()
      return sendHalf(context)
  }
}

function answerStatus(
  context: Context<ServerEnv>,
  fault: FaultKind & { kind: 'status' },
  refuse: Refusal,
): Response {
  // The status was checked to be one from 200 to 599; the type lists the registered ones.
  const status = fault.status as ContentfulStatusCode
  for (const [name, value] of Object.entries(fault.headers ?? {})) context.header(name, value)
  if (WITHOUT_BODY.includes(fault.status))
    return new Response(null, { status: fault.status, headers: context.res.headers })
  if (fault.body === undefined) return refuse(context, status)
  return context.body(asText(fault.body), status, { 'content-type': contentType(fault.body) })
}

function answerGarbage(
  context: Context<ServerEnv>,
  fault: FaultKind & { kind: 'garbage' },
): Response {
  const wrong = { totally: ['unexpected', 42, null], balances: 'many', data: { no: 'list' } }
  const notJson = '<!doctype html><title>It works!</title>'
  const body = fault.body ?? (fault.shape === 'wrong' ? wrong : notJson)
  return context.body(asText(body), 200, { 'content-type': 'application/json' })
}

function drop(context: Context<ServerEnv>): Response {
  socketOf(context).outgoing.destroy()
  return alreadySent()
}

async function sendHalf(context: Context<ServerEnv>): Promise<Handled> {
  const { outgoing } = socketOf(context)
  // A response that a library has started can only be broken off.
  if (outgoing.headersSent) return drop(context)
  const body = Buffer.from(await context.res.arrayBuffer())
  const headers = Object.fromEntries(context.res.headers)
  outgoing.writeHead(context.res.status, { ...headers, 'content-length': body.length + 1 })
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
  context.res = alreadySent()
  return undefined
}

/** Waits, but not longer than the fault lasts: removing the fault continues waiting requests. */
export function wait(ms: number, cleared: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    cleared.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function connectionEnd(context: Context<ServerEnv>, cleared: AbortSignal): Promise<void> {
  const { outgoing } = socketOf(context)
  return new Promise((resolve) => {
    if (cleared.aborted) return resolve()
    cleared.addEventListener('abort', () => resolve())
    outgoing.once('close', () => resolve())
  })
}

function socketOf({ env }: Context<ServerEnv>): Required<ServerEnv['Bindings']> {
  const { incoming, outgoing } = env
  if (incoming && outgoing) return { incoming, outgoing }
  throw new SandboxError('wrong-option', 'This fault needs a real connection to disturb.')
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function contentType(body: unknown): string {
  return typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'
}

/** The JSON-RPC methods that a text calls, single or batch. */
export function readMethods(text: string): string[] {
  try {
    const body: unknown = JSON.parse(text)
    return (Array.isArray(body) ? body : [body]).flatMap((entry) => {
      const method: unknown = entry?.method
      return typeof method === 'string' ? [method] : []
    })
  } catch {
    // Not JSON: no method has been called, and the route says what is wrong.
    return []
  }
}
