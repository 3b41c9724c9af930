import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../lib/browser.mjs'
import { freePort } from '../lib/free-port.mjs'
import { followPage } from './follow-page.mjs'
import { makeRainbowKitSite } from './rainbowkit-site.mjs'
import { makeNextSite, makeViteSite } from './starters.mjs'
import { connects, looksLike } from './visits.mjs'

const PAGES = 'apps/docs/pages'
const NEXT = 'next/dist/bin/next'

/**
 * The sites of `npm run walkthroughs` and what is done on each, by the pages of the documentation.
 *
 * @typedef {object} Site
 * @property {string} name - As on the command line.
 * @property {(folder: string) => unknown} make - Makes it as its starter does; nothing is installed.
 * @property {object} server - How it is served once it is built, as in `scripts/example/examples.mjs`.
 * @property {RegExp} [knownWarning] - Of its build, about what is not ours.
 * @property {readonly Function[]} tasks - Each resolves to a sentence per fault.
 */

/** @type {readonly Site[]} */
export const SITES = [
  {
    name: 'next',
    make: makeNextSite,
    server: {
      program: NEXT,
      argsFor: (port) => ['start', '--hostname', '127.0.0.1', '--port', String(port)],
    },
    tasks: [addLatchkey('start/next.md', { isRendered: true, hasCookie: true })],
  },
  {
    name: 'react',
    make: makeViteSite,
    server: { files: 'dist' },
    tasks: [addLatchkey('start/react.md'), testIt, themeIt],
  },
  {
    name: 'rainbowkit',
    make: makeRainbowKitSite,
    server: { files: 'dist' },
    // React, wagmi and viem are 500 kB in one file; with RainbowKit it warned of the same.
    knownWarning: /larger than 500 kB|chunkSizeWarningLimit/,
    tasks: [migrateFromRainbowKit],
  },
  { name: 'html', make: makeEmptySite, server: { files: '.' }, tasks: [addToHtml] },
]

/** Adds it by a quick start. A visitor connects, signs, comes back and disconnects. */
function addLatchkey(page, features) {
  return async ({ folder, packed, step, build, visit }) => {
    await step(`${page} followed`, () => followPage({ folder, packed }, `${PAGES}/${page}`))
    const warnings = await step('built', build)
    return [...warnings, ...(await step('visited', () => visit(connects(features))))]
  }
}

function makeEmptySite(folder) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
}

/** Adds it to a page without a build, which in the end needs nothing of what was installed. */
async function addToHtml({ folder, packed, step, visit }) {
  await step('start/html.md followed', () =>
    followPage({ folder, packed }, `${PAGES}/start/html.md`),
  )
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  return step('visited', () => visit(connects()))
}

/** Tests the site as the page says: its tests are there, and pass. */
async function testIt({ folder, packed, step }) {
  const env = { CHROME_PATH: findBrowser(), PORT: String(await freePort()) }
  const outputs = await step('guides/testing.md followed', () =>
    followPage({ folder, packed, env }, `${PAGES}/guides/testing.md`),
  )
  return / 2 passed/.test(outputs['npx playwright test'] ?? '')
    ? []
    : ['guides/testing.md: its two tests did not run']
}

/** Gives the site the look of the page. */
async function themeIt({ folder, packed, step, build, visit }) {
  const page = 'guides/theming.md'
  await step(`${page} followed`, () => followPage({ folder, packed }, `${PAGES}/${page}`))
  const warnings = await step('built', build)
  return [...warnings, ...(await step('visited', () => visit(looksLike(THEMED))))]
}

/**
 * The colours of the page's button and of the modal in light, with the preset and the accent of
 * that page: its ground is warm, on which the accent of links is darker so that it can be read.
 */
const THEMED = {
  button: { backgroundColor: 'rgb(10, 125, 90)' },
  modal: {
    '[data-testid=connect-guide]': { color: 'rgb(16, 111, 81)' },
    '[data-part=card]': { backgroundColor: 'rgb(250, 244, 239)' },
  },
}

/** Replaces RainbowKit by hand, as the page says: nothing of it is left. */
async function migrateFromRainbowKit({ folder, packed, step, build, visit }) {
  const page = 'migrate/rainbowkit.md'
  await step(`${page} followed`, () => followPage({ folder, packed }, `${PAGES}/${page}`))
  const warnings = await step('built', build)
  const faults = await step('visited', () => visit(connects()))
  const left = [...filesIn(folder, 'src'), 'package.json', 'package-lock.json'].filter((path) =>
    /@rainbow-me/.test(readFileSync(join(folder, path), 'utf8')),
  )
  return [...warnings, ...faults, ...left.map((path) => `${path} still names @rainbow-me`)]
}

function filesIn(folder, below) {
  return readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}
