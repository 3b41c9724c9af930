import { isNetworkId, NAMESPACES, type OtherRules, rulesOf } from '../contract/index.ts'
import { type Check, isRecord, must, objectOf } from './problems.ts'
import { listTable, networkTable, nodeTable } from './rules.ts'

/** Account types that a website works with. None at all would leave no account. */
export const accountTypes: Check = (table, path, options) => {
  const problems = TYPE_LISTS(table, path, options)
  // Accounts of Stacks are of another chain, and no wallet shares them with the website.
  const useless = Object.entries(Object(table)).filter(
    ([, types]) => Array.isArray(types) && types.every((type) => type === 'stx'),
  )
  if (problems.length > 0) return problems
  return useless.map(([name]) => `${path}.${name}: must contain payment or ordinal beside stx`)
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
  return (table, path, options = {}) => {
    if (!isRecord(table)) return [`${path}: must be an object`]
    const others = traitsIn(options['adapters'])
    const names = [...new Set([...NAMESPACES, ...Object.keys(others)])]
    return Object.entries(table).flatMap(([name, value]) => {
      if (!names.includes(name)) return [`${path}.${name}: must be one of ${names.join(', ')}`]
      const { accountTypes: known = ['eoa'] } = rulesOf(name, others)
      const kinds: readonly unknown[] = known
      const fits = value === undefined || toList(value).every((each) => kinds.includes(each))
      return fits ? [] : [`${path}.${name}: must be ${what} ${known.join(', ')}`]
    })
  }
}

/** The traits of the adapters in the options, which may be of any form still. */
function traitsIn(adapters: unknown): OtherRules {
  const all = Array.isArray(adapters) ? adapters.map((each) => Object(each)) : []
  return Object.fromEntries(all.map(({ namespace, traits }) => [namespace, Object(traits)]))
}
