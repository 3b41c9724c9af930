import { type AccountType, isNetworkId, type KnownNamespace } from '../contract/index.ts'
import { type Check, isRecord, must, objectOf } from './problems.ts'
import { listTable, networkTable, nodeTable } from './rules.ts'

/** The account types of each namespace. Source: docs/constants.json. */
const ACCOUNT_TYPES: Readonly<Record<KnownNamespace, readonly AccountType[]>> = {
  eip155: ['eoa', 'smartAccount'],
  solana: ['eoa'],
  bip122: ['payment', 'ordinal', 'stx'],
  polkadot: ['eoa'],
}

/** Account types that a website works with. None at all would leave no account. */
export const accountTypes: Check = (table, path) => {
  const problems = TYPE_LISTS(table, path)
  // Accounts of Stacks are of another chain, and no wallet shares them with the website.
  const isOnlyStx = Object(table).bip122?.every?.((type: unknown) => type === 'stx')
  const isUseless = problems.length === 0 && isOnlyStx
  return isUseless ? [`${path}.bip122: must contain payment or ordinal beside stx`] : problems
}

const TYPE_LISTS = typeTable('a list of at least one of', (value) => {
  return Array.isArray(value) && value.length > 0 ? value : [undefined]
})

/** The account type that comes first. */
export const defaultAccountTypes = typeTable('one of', (value) => [value])

/** The permissions that wallet-connect requests from wallets. */
export const relayOverride = objectOf([
  ['methods events', listTable],
  ['chains', networkTable],
  ['rpcMap', nodeTable],
  ['defaultChain', must('a CAIP-2 id', isNetworkId)],
])

/** Checks a table of account types by namespace; `toList` returns those of one. */
function typeTable(what: string, toList: (value: unknown) => readonly unknown[]): Check {
  return (table, path) => {
    if (!isRecord(table)) return [`${path}: must be an object`]
    return Object.entries(table).flatMap(([name, value]) => {
      const known = new Map<string, readonly unknown[]>(Object.entries(ACCOUNT_TYPES)).get(name)
      if (known === undefined) {
        return [`${path}.${name}: must be one of ${Object.keys(ACCOUNT_TYPES).join(', ')}`]
      }
      const fits = value === undefined || toList(value).every((each) => known.includes(each))
      return fits ? [] : [`${path}.${name}: must be ${what} ${known.join(', ')}`]
    })
  }
}
