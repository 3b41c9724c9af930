import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../lib/paths.mjs'
import { ClearError } from '../lib/say.mjs'

/** The README's section between these marks is written by `npm run examples -- --write`. */
const PLACE = /(<!-- sizes -->)[\s\S]*?(<!-- end of sizes -->)/

const HEADS = ['example', 'page, KiB', 'requests', 'modal, KiB', 'requests']

/**
 * The code that the page of an example loads: that of the framework, of the site, and ours. Bytes
 * are after gzip.
 *
 * @typedef {object} PageSize
 * @property {number} pageBytes - Before the page was idle for the first time: the button works.
 * @property {number} pageRequests
 * @property {number} modalBytes - After that, until the list of wallets stands.
 * @property {number} modalRequests
 */

/** Runs in the page before its own scripts: records when it did something idle for the first time. */
export function watchForIdle() {
  const request = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (callback, options) =>
    request((deadline) => {
      window.idleAtMs ??= performance.now()
      callback(deadline)
    }, options)
}

/** Weighs what the server of a page answers, while it does. @returns The bytes by address, each a promise. */
export function collectBytes(page, url) {
  const bytes = new Map()
  page.on('response', (response) => {
    const address = response.url()
    if (!address.startsWith(url) || bytes.has(address)) return
    const weighed = response.body().then(
      (body) => gzipSync(body).length,
      // A redirect has no body.
      () => 0,
    )
    bytes.set(address, weighed)
  })
  return bytes
}

/**
 * Reads what was loaded so far; the list of wallets stands.
 *
 * @param collected - Of `collectBytes`.
 */
export async function readPageSize(page, collected) {
  const { requests, idleAtMs } = await page.evaluate(readRequests)
  const bytes = new Map()
  for (const [address, weighed] of collected) bytes.set(address, await weighed)
  return pageSizeOf({ requests, idleAtMs, bytes })
}

/** Runs in the page. A file that was asked for twice counts once: the second is served from the cache. */
function readRequests() {
  const [navigation] = performance.getEntriesByType('navigation')
  const starts = new Map()
  for (const { name, startTime } of [navigation, ...performance.getEntriesByType('resource')]) {
    if (!starts.has(name)) starts.set(name, startTime)
  }
  return { requests: [...starts], idleAtMs: window.idleAtMs ?? performance.now() }
}

/** @returns {PageSize} Of requests as pairs of an address and when it was asked for; those to other hosts don't count. */
export function pageSizeOf({ requests, idleAtMs, bytes }) {
  const own = requests.filter(([address]) => bytes.has(address))
  const sum = (list) => list.reduce((total, [address]) => total + bytes.get(address), 0)
  const first = own.filter(([, startMs]) => startMs <= idleAtMs)
  const later = own.filter(([, startMs]) => startMs > idleAtMs)
  return {
    pageBytes: sum(first),
    pageRequests: first.length,
    modalBytes: sum(later),
    modalRequests: later.length,
  }
}

/**
 * One line per example.
 *
 * @param {ReadonlyMap<string, PageSize>} sizes - By the name of the example.
 * @param before - A table of an earlier run, of which the lines stay that have no new figures.
 */
export function sizeTableOf(sizes, before = '') {
  const old = [...before.matchAll(/^\| ([a-z0-9-]+) \|.*\d.*$/gm)].map(([line, name]) => [
    name,
    line,
  ])
  const lines = new Map(old)
  for (const [name, size] of sizes) lines.set(name, lineOf(name, size))
  const rows = [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line)
  const rule = `|${HEADS.map((_head, index) => (index === 0 ? '---|' : '---:|')).join('')}`
  return [`| ${HEADS.join(' | ')} |`, rule, ...rows].join('\n')
}

function lineOf(name, { pageBytes, pageRequests, modalBytes, modalRequests }) {
  const cells = [name, kib(pageBytes), pageRequests, kib(modalBytes), modalRequests]
  return `| ${cells.join(' | ')} |`
}

function kib(bytes) {
  return (bytes / 1024).toFixed(0)
}

/** Puts the figures into the README of the examples; lines of examples that were not driven stay. */
export function writeSizes(sizes) {
  const path = join(ROOT, 'examples', 'README.md')
  const text = readFileSync(path, 'utf8')
  const [before] = PLACE.exec(text) ?? []
  if (before === undefined) throw new ClearError('examples/README.md has no place for the sizes.')
  const table = sizeTableOf(sizes, before)
  writeFileSync(
    path,
    text.replace(PLACE, (_all, begin, end) => `${begin}\n${table}\n${end}`),
  )
}
