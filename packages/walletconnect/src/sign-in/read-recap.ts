/** What a session allows: methods, and the networks they are for. */
export interface Allowed {
  readonly methods: readonly string[]
  readonly chains: readonly string[]
}

const PREFIX = 'urn:recap:'
const RECAP = /^urn:recap:[\w+/-]+={0,2}$/
const ABILITY = /^request\/(\w{1,64})$/
/** How the text says what a session allows. Source: ERC-5573. */
const SAYS =
  /^I further authorize the stated URI to perform the following actions on my behalf: \(1\) 'request': '(\w+(?:', '\w+)*)' for 'eip155'\.$/

/** Whether a resource says what a session allows, well or not. */
export function isRecap(resource: unknown): resource is string {
  return typeof resource === 'string' && resource.startsWith(PREFIX)
}

/**
 * Reads what a session allows.
 *
 * @returns undefined when it is more than was asked for, or nothing that can be read.
 */
export function readRecap(recap: string, asked: Allowed): Allowed | undefined {
  const { att, ...rest } = Object(parse(recap))
  if (Object.keys(Object(att)).join() !== 'eip155' || Object.keys(rest).length > 0) return undefined
  const abilities = Object.entries(Object(att.eip155)).map((each) => readAbility(each, asked))
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
  asked: Allowed,
): Ability | undefined {
  const method = ABILITY.exec(ability)?.[1]
  const chains = chainsOf(limits)
  if (method === undefined || chains === undefined || !asked.methods.includes(method))
    return undefined
  return chains.every((chain) => asked.chains.includes(chain)) ? { method, chains } : undefined
}

/** Whether a sentence says these methods, in whatever order. */
export function isSaid(sentence: string, { methods }: Allowed): boolean {
  const said = SAYS.exec(sentence)?.[1]?.split("', '")
  return said?.sort().join() === [...methods].sort().join()
}

/** @returns undefined for anything but one limit, which may name networks. */
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
    // A wallet's text that is none of JSON.
    return undefined
  }
}
