/**
 * Returns true if the library can read a frame of the relay: a message of a subscription, or an
 * answer of JSON-RPC. It reads the members of a message without checking that they exist, and emits
 * an event with the `id` as its name: `error` would be thrown, and others could be confused with
 * its own events.
 */
export function isRelayFrame(text: unknown): boolean {
  const frame = parse(text)
  if (typeof frame !== 'object' || frame === null) return false
  return 'method' in frame ? isMessage(frame) : isAnswerId(Object(frame).id)
}

/** Names of events that the library emits in the same place. */
const OWN_EVENTS = /^(?:error$|relayer_)/

function isMessage(frame: object): boolean {
  const { method, params } = Object(frame)
  const { id, data } = Object(params)
  const { topic, message } = Object(data)
  const areTexts = [method, id, topic, message].every((each) => typeof each === 'string')
  return areTexts && !OWN_EVENTS.test(id)
}

/** Ids are numbers; the library writes large ones as texts with an `n` at the end. */
function isAnswerId(id: unknown): boolean {
  return typeof id === 'number' || (typeof id === 'string' && /^\d+n?$/.test(id))
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
