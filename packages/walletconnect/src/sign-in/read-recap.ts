/** The permissions of a session: methods and networks. */
export interface Allowed {
  readonly methods: readonly string[]
  readonly chains: readonly string[]
}

const PREFIX = 'urn:recap:'
const RECAP = /^urn:recap:[\w+/-]+={0,2}$/
const ABILITY = /^request\/(\w{1,64})$/
/** The sentence that ERC-5573 adds to the statement. */
const SENTENCE =
  /^I further authorize the stated URI to perform the following actions on my behalf: \(1\) 'request': '(\w+(?:', '\w+)*)' for 'eip155'\.$/

/** Returns true for a recap (ERC-5573), valid or not. */
export function isRecap(resource: unknown): resource is string {
  return typeof resource === 'string' && resource.startsWith(PREFIX)
}

/**
 * Reads a recap.
 *
 * @returns undefined when it grants more than was requested, or cannot be read.
 */
export function readRecap(recap: string, requested: Allowed): Allowed | undefined {
  const { att, ...rest } = Object(parse(recap))
  if (Object.keys(Object(att)).join() !== 'eip155' || Object.keys(rest).length > 0) return undefined
  const abilities = Object.entries(Object(att.eip155)).map((each) => readAbility(each, requested))
  const read = abilities.filter((each) => each !== undefined)
  if (read.length < abilities.length) return undefined
  return {
    methods: read.map(({ method }) => method),
    chains: [...new Set(read.flatMap(({ chains }) => chains))],
  }
}

interface Ability {
  readonly method: string
  readonly chains: readonly string[]
}

function readAbility(
  [ability, limits]: readonly [string, unknown],
  requested: Allowed,
): Ability | undefined {
  const method = ABILITY.exec(ability)?.[1]
  const chains = chainsOf(limits)
  if (method === undefined || chains === undefined || !requested.methods.includes(method))
    return undefined
  return chains.every((chain) => requested.chains.includes(chain)) ? { method, chains } : undefined
}

/** Returns true if a sentence names exactly these methods, in any order. */
export function isRecapSentence(sentence: string, { methods }: Allowed): boolean {
  const methodNames = SENTENCE.exec(sentence)?.[1]?.split("', '")
  return methodNames?.sort().join() === [...methods].sort().join()
}

/** @returns undefined unless there is exactly one limit, which may name networks. */
function chainsOf(limits: unknown): readonly string[] | undefined {
  const [limit] = Array.isArray(limits) && limits.length === 1 ? limits : []
  if (typeof limit !== 'object' || limit === null) return undefined
  const { chains = [], ...rest } = limit
  return Array.isArray(chains) && Object.keys(rest).length === 0 ? chains.map(String) : undefined
}

function parse(recap: string): unknown {
  try {
    if (!RECAP.test(recap)) return undefined
    const base64 = recap.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(base64))
  } catch {
    // A wallet may send any text.
    return undefined
  }
}
