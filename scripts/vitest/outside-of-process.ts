import dns from 'node:dns'
import net from 'node:net'

/**
 * No test touches an outside host: a connection or a look-up that leaves this machine is refused
 * at once, and fails the test even when the code under test swallowed the refusal.
 */
const attempts: string[] = []

const connect = net.Socket.prototype.connect
const lookup = dns.lookup

net.Socket.prototype.connect = new Proxy(connect, {
  apply(target, socket: net.Socket, args: unknown[]) {
    const host = hostOf(args)
    if (host === undefined || isLocal(host)) return Reflect.apply(target, socket, args)
    const refusal = refuse(host)
    process.nextTick(() => socket.destroy(refusal))
    return socket
  },
})

dns.lookup = new Proxy(lookup, {
  apply(target, self, args: unknown[]) {
    const host = String(args[0])
    if (isLocal(host)) return Reflect.apply(target, self, args)
    const answer = args.at(-1)
    const refusal = refuse(host)
    if (typeof answer === 'function') process.nextTick(() => answer(refusal))
    return undefined
  },
})

function refuse(host: string): Error {
  attempts.push(host)
  return Object.assign(new Error(`Tests may not reach ${host}`), { code: 'ECONNREFUSED' })
}

/** @returns The host a socket is asked to connect to; undefined for a pipe or a local socket. */
function hostOf(args: readonly unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (isRecord(first)) {
    if (typeof first['path'] === 'string') return undefined
    return typeof first['host'] === 'string' ? first['host'] : 'localhost'
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return undefined
  return typeof second === 'string' ? second : 'localhost'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isLocal(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (net.isIPv4(name)) return name.startsWith('127.') || name === '0.0.0.0'
  if (net.isIPv6(name)) return name === '::1' || name === '::' || name.startsWith('::ffff:127.')
  return name === 'localhost' || name.endsWith('.localhost')
}

/** Throws when an outside host was asked since the last look. */
export function failOnOutsideConnection(): void {
  const hosts = attempts.splice(0)
  if (hosts.length > 0)
    throw new Error(`A test tried to reach an outside host: ${hosts.join(', ')}`)
}
