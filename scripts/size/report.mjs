import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { ClearError } from '../lib/say.mjs'
import { BUDGETS, NAME_BUDGETS, PART_BUDGETS } from './budgets.mjs'

/** The README's section between these marks is written by `npm run size -- --write`. */
const PLACE = /(<!-- sizes -->\n).*?(\n<!-- end of sizes -->)/s

/** Figures of a site, with the heads of their columns. */
const FIGURES = [
  ['buttonBytes', 'KiB until the button works'],
  ['listBytes', 'KiB until the list stands'],
  ['listRequests', 'requests'],
  ['roundTrips', 'round trips'],
  ['quietBytes', 'KiB until quiet'],
  ['quietRequests', 'requests'],
]

/**
 * Finds what is wrong with the measured sites, parts and names.
 *
 * @param {{ sites: any[], parts: any[], names?: any[] }} measured - As `measure` returns it.
 * @returns A sentence per fault.
 */
export function findFaults({ sites, parts, names = [] }) {
  return [...sites.flatMap(siteFaults), ...parts.flatMap(partFaults), ...names.flatMap(nameFaults)]
}

function nameFaults({ entry, name, bytes, faults }) {
  const most = budgetOfName({ entry, name })
  const over = isOverBudget(bytes, most) ? [`${kib(bytes)} KiB, at most ${kib(most)}`] : []
  return [...faults, ...over].map((text) => `${name ?? 'all'} of ${entry}: ${text}`)
}

function budgetOfName({ entry, name }) {
  return NAME_BUDGETS[name ?? entry] ?? NAME_BUDGETS.others
}

function siteFaults({ name, bundler, namespaces, shows, figures, faults, warnings }) {
  const budgets = budgetsOf({ bundler, namespaces, shows })
  const isIncomplete = Object.values(figures).includes(undefined)
  const missing = isIncomplete && faults.length === 0 ? ['the list never stood'] : []
  return [
    ...[...faults, ...missing],
    ...warnings.map((text) => `the bundler warns\n${text}`),
    ...FIGURES.filter(([figure]) => isOverBudget(figures[figure], budgets[figure])).map(
      ([figure, head]) => {
        const [now, most] = [show(figure, figures[figure]), show(figure, budgets[figure])]
        return `${now} ${head}, at most ${most}`
      },
    ),
  ].map((text) => `${name}: ${text}`)
}

function partFaults({ what, bytes, budget, faults }) {
  const most = PART_BUDGETS[budget] ?? Number.NaN
  const over = isOverBudget(bytes, most) ? [`${kib(bytes)} KiB, at most ${kib(most)}`] : []
  const missing = bytes === undefined && faults.length === 0 ? ['was not reached'] : []
  return [...faults, ...missing, ...over].map((text) => `${what}: ${text}`)
}

/**
 * @param {{ sites: any[], parts: any[], names?: any[] }} measured - As `measure` returns it.
 * @returns The report in Markdown: the sites, the parts that load at first need, and public names alone.
 */
export function reportOf({ sites, parts, names = [] }) {
  const heads = ['added to the page', ...FIGURES.map(([, head]) => head)]
  const rows = sites.map(({ name, figures }) => [
    name,
    ...FIGURES.map(([figure]) => show(figure, figures[figure])),
  ])
  const limits = [
    ['at most, one namespace', BUDGETS],
    ['at most, three', budgetsOf({ namespaces: ['eip155', 'solana', 'bip122'] })],
    ['at most, elements', budgetsOf({ namespaces: ['eip155'], shows: 'elements' })],
    ['at most, Next', budgetsOf({ bundler: 'next', namespaces: ['eip155'] })],
  ].map(([head, budgets]) => [head, ...FIGURES.map(([figure]) => show(figure, budgets[figure]))])
  const partRows = parts.map(({ what, bytes, budget }) => [
    what,
    kib(bytes),
    kib(PART_BUDGETS[budget]),
  ])
  return [
    table(heads, [...rows, ...limits]),
    table(['loaded at first need', 'KiB', 'at most'], partRows),
    table(['a page that imports this alone', 'KiB', 'at most'], rowsOfNames(names)),
  ].join('\n\n')
}

/** The names that have a budget of their own, one by one; of the others the largest of each entry. */
function rowsOfNames(names) {
  const isNamed = ({ entry, name }) => (name ?? entry) in NAME_BUDGETS
  const largest = new Map()
  for (const each of names.filter((one) => !isNamed(one))) {
    if (each.bytes > (largest.get(each.entry)?.bytes ?? 0)) largest.set(each.entry, each)
  }
  return [
    ...names.filter(isNamed).map((each) => [titleOf(each), each]),
    ...[...largest].map(([entry, each]) => [`any other name of ${entry}`, each]),
  ].map(([title, each]) => [title, kib(each.bytes), kib(budgetOfName(each))])
}

function titleOf({ entry, name }) {
  return name === undefined ? entry : `${name} of ${entry}`
}

/** Puts the report into the repository's README, where it was before. */
export function writeReport(report) {
  const path = join(ROOT, 'README.md')
  const text = readFileSync(path, 'utf8')
  if (!PLACE.test(text)) throw new ClearError('README.md has no place for the sizes.')
  writeFileSync(
    path,
    text.replace(PLACE, (_all, begin, end) => `${begin}\n${report}\n${end}`),
  )
}

function budgetsOf({ bundler, namespaces, shows }) {
  return {
    ...BUDGETS,
    ...BUDGETS[shows],
    ...(namespaces.length > 1 && BUDGETS.severalNamespaces),
    ...(bundler === 'next' && BUDGETS.next),
  }
}

/** A figure that was not reached is a fault of the visit. */
function isOverBudget(value, most) {
  return value !== undefined && most !== undefined && value > most
}

function show(figure, value) {
  if (value === undefined) return ''
  return figure.endsWith('Bytes') ? kib(value) : String(value)
}

function kib(bytes) {
  return bytes === undefined ? '' : (bytes / 1024).toFixed(1)
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const rule = `|${heads.map((_head, index) => (index === 0 ? '---|' : '---:|')).join('')}`
  return [line(heads), rule, ...rows.map(line)].join('\n')
}
