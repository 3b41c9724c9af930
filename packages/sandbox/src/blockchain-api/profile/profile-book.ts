import { getAddress } from 'viem'

/** A registered name, as the service answers with it. */
export interface ProfileRecord {
  readonly name: string
  readonly registered_at: string
  readonly updated_at: string | null
  readonly attributes: Readonly<Record<string, string>> | null
  /** By coin type, as text. */
  readonly addresses: Readonly<Record<string, ProfileAddress>>
}

interface ProfileAddress {
  readonly address: string
  readonly created_at: string
}

/** The data that a name is registered with. */
export interface ProfileClaim {
  readonly name: string
  readonly address: string
  readonly coinType: number
  readonly attributes: Readonly<Record<string, string>>
}

/** The registered names. */
export interface ProfileBook {
  find(name: string): ProfileRecord | undefined
  /** The names of an address, the first one first. */
  ofAddress(address: string): readonly ProfileRecord[]
  /** Registers a name, or replaces it. */
  register(claim: ProfileClaim): ProfileRecord
  /** Adds attributes to a registered name. */
  describe(record: ProfileRecord, attributes: ProfileClaim['attributes']): ProfileRecord
}

/** Coin type of Ether, under which every name has an address. Source: SLIP-44. */
export const ETHER = 60

/** An address that no wallet of the sandbox has. */
const SOMEBODY = '0x00000000000000000000000000000000000ada1e'

/** Creates the book of one API. Two names are taken. */
export function createProfileBook(): ProfileBook {
  const records = new Map<string, ProfileRecord>()

  function register({ name, address, coinType, attributes }: ProfileClaim): ProfileRecord {
    const now = new Date().toISOString()
    const entry: ProfileAddress = { address: getAddress(address), created_at: now }
    const record: ProfileRecord = {
      name,
      registered_at: now,
      updated_at: null,
      attributes: orNothing(attributes),
      addresses: { [ETHER]: entry, [coinType]: entry },
    }
    records.set(name, record)
    return record
  }

  const theirs = { address: SOMEBODY, coinType: ETHER, attributes: {} }
  for (const label of ['ada-lovelace', 'grace']) register({ ...theirs, name: `${label}.reown.id` })

  return {
    register,
    find: (name) => records.get(name),
    ofAddress(address) {
      const owner = getAddress(address)
      return [...records.values()].filter(({ addresses }) => addresses[ETHER]?.address === owner)
    },
    describe(record, attributes) {
      const updated_at = new Date().toISOString()
      const changed = { ...record, updated_at, attributes: { ...record.attributes, ...attributes } }
      records.set(record.name, changed)
      return changed
    },
  }
}

function orNothing(attributes: ProfileClaim['attributes']): ProfileRecord['attributes'] {
  return Object.keys(attributes).length > 0 ? attributes : null
}
