import { stripVTControlCharacters } from 'node:util'
import { collectHosts } from '../lib/collect-hosts.mjs'
import { installWallets, PATIENCE_MS, rowOf } from '../size/visit.mjs'
import { hasConnect, hasShown, watchForConnect } from './in-page.mjs'
import { collectBytes, readPageSize, watchForIdle } from './page-size.mjs'
import { hasSigned } from './signatures.mjs'

/** A page with logins asks it at the start whether the project lists the page's origin. */
const PROJECT_HOST = 'api.web3modal.org'

const WARM_UP_ROUNDS = 5

/** Elements of ours have it in an open shadow root, which this finds, too. */
const CONNECT = '[data-testid=connect-button], #connect'

/**
 * Visits an example: connects, signs, reloads, disconnects, and reloads once more.
 * `examples/README.md` describes the page that it requires.
 *
 * @param lab - The `browser`; `modules`, a `node_modules` with the packed sandbox; the `url`; and
 *   `judge(cell, body)`, which runs one part, to which `body` adds the faults that it returns; and
 *   `sizes`, to which what the page loads is added, where that is wanted.
 * @param example - See `examples.mjs`.
 */
export async function visitExample({ browser, modules, url, judge, sizes = new Map() }, example) {
  const context = await browser.newContext()
  try {
    await context.addInitScript(watchForIdle)
    const visit = await begin({ context, modules, url }, example)
    const bytes = collectBytes(visit.page, url)
    visit.listStands = async () => {
      if (sizes.has(example.name)) return
      sizes.set(example.name, await readPageSize(visit.page, bytes))
    }
    const lines = collectConsole(visit.page)
    await judge('connect', () => connect(visit))
    await judge('sign', () => sign(visit))
    await judge('reload', () => reload(visit))
    await judge('disconnect', () => disconnect(visit))
    const isKnown = (line) => example.ofLibrary?.lines?.test(line) === true
    await judge('console', () => lines.filter((line) => !isKnown(line)))
  } finally {
    await context.close()
  }
}

/**
 * Connects and comes back on a development server.
 *
 * @returns Errors and warnings on the console, among them what differs between server and browser.
 */
export async function visitDev({ browser, modules, url }, example) {
  await warmUp({ browser, modules, url }, example)
  const context = await browser.newContext()
  try {
    const visit = await begin({ context, modules, url }, example)
    const lines = collectConsole(visit.page)
    const faults = [...(await connect(visit)), ...(await reload(visit))]
    const isKnown = (line) => /^(info|log|debug): /.test(line) || example.linesOfDev?.test(line)
    return [...faults, ...lines.filter((line) => !isKnown(line))]
  } finally {
    await context.close()
  }
}

/**
 * Lets the server find and bundle what the page imports: at the first load, at the first press, and
 * when a wallet is chosen. Each time it may reload the page, which loses the visitor's progress.
 */
async function warmUp(lab, example) {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    if (await connectsAtOnce(lab, example)) return
  }
}

async function connectsAtOnce({ browser, modules, url }, example) {
  const context = await browser.newContext()
  try {
    const visit = await begin({ context, modules, url }, example)
    const connected = connect(visit).then(
      () => true,
      () => false,
    )
    return await Promise.race([connected, loadedAnew(visit.page)])
  } finally {
    await context.close()
  }
}

/** Resolves with false at the second load of a page. */
function loadedAnew(page) {
  let count = 0
  return new Promise((resolve) => {
    page.on('load', () => {
      count += 1
      if (count === 2) resolve(false)
    })
  })
}

async function begin({ context, modules, url }, example) {
  const { namespaces = ['eip155'] } = example
  const wallets = await installWallets(context, modules, namespaces)
  const namespace = namespaces.at(-1)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const hosts = collectHosts(context, new URL(url).host)
  const listStands = async () => {}
  return { page, url, hosts, namespace, wallet: wallets[namespace], example, listStands }
}

async function connect({ page, url, hosts, namespace, wallet, example, listStands }) {
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  const faults = answer.status() === 200 ? [] : [`the server answers ${answer.status()}`]
  if (example.isRendered && !hasConnect(await answer.text())) {
    faults.push("the server's HTML has no button")
  }
  const known = [...(example.ofLibrary?.hosts ?? []), ...(example.hasLogins ? [PROJECT_HOST] : [])]
  const asked = [...hosts].filter((host) => !known.includes(host))
  faults.push(...asked.map((host) => `${host} is asked before the press`))
  if (example.hasLogins) await beginLogin({ page, namespace, listStands })
  await page.locator(CONNECT).click()
  await rowOf(page, namespace).waitFor()
  await listStands()
  await rowOf(page, namespace).click()
  await addressShown(page, wallet)
  return faults
}

/** Begins a login by e-mail, until the frame is in the page; its site does not answer here. */
async function beginLogin({ page, namespace, listStands }) {
  await page.locator(CONNECT).click()
  await rowOf(page, namespace).waitFor()
  await listStands()
  const field = page.getByTestId('connect-email')
  await field.fill('visitor@example.test')
  await field.press('Enter')
  await page.locator('iframe').first().waitFor({ state: 'attached' })
  await page.reload({ waitUntil: 'networkidle' })
}

async function sign({ page, namespace, wallet }) {
  await buttonOf(page, 'Sign').click()
  const output = page.getByTestId('signature').filter({ hasText: /\S/ })
  await output.waitFor()
  const signature = (await output.textContent()) ?? ''
  const isGood = await hasSigned(namespace, activeOf(wallet), signature.trim())
  return isGood ? [] : [`the signature is not the wallet's: ${signature}`]
}

/** The visitor comes back: known without a prompt and, with the cookie, before any script runs. */
async function reload({ page, url, wallet, example }) {
  wallet.log.clear()
  const faults = []
  if (example.hasCookie) {
    const html = await (await page.context().request.get(url)).text()
    if (hasConnect(html)) faults.push("the server's HTML has the button of a visitor it knows")
    if (!hasShown(html, activeOf(wallet))) faults.push("the server's HTML has no address")
    await page.addInitScript(watchForConnect)
  }
  await page.reload({ waitUntil: 'networkidle' })
  await addressShown(page, wallet)
  if (example.hasCookie && (await page.evaluate(() => window.hasSeenConnect))) {
    faults.push('"Connect" was to be seen before or after the address')
  }
  return [...faults, ...wallet.log.prompts().map(({ method }) => `the wallet was asked: ${method}`)]
}

async function disconnect({ page, url, example }) {
  await buttonOf(page, 'Disconnect').click()
  await page.locator(CONNECT).waitFor()
  const faults = []
  if (example.isRendered) {
    const html = await (await page.context().request.get(url)).text()
    if (!hasConnect(html)) faults.push("after it the server's HTML has no button")
  }
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator(CONNECT).waitFor()
  const text = (await page.getByTestId('address').allInnerTexts()).join('').trim()
  return text === '' ? faults : [...faults, `there is an address after it: ${text}`]
}

/** Wallets of EVM networks name their addresses otherwise than those of other namespaces. */
function activeOf(wallet) {
  const [active] = wallet.accounts?.() ?? wallet.addresses()
  return active
}

function addressShown(page, wallet) {
  const hasText = new RegExp(activeOf(wallet), 'i')
  return page.getByTestId('address').filter({ hasText }).waitFor()
}

function buttonOf(page, name) {
  return page.getByRole('button', { name, exact: true })
}

/** Everything on the console and every uncaught error. Other hosts never answer here. */
function collectConsole(page) {
  const lines = []
  page.on('pageerror', (error) => lines.push(error.stack ?? String(error)))
  page.on('console', (message) => {
    const text = stripVTControlCharacters(message.text())
    if (text.includes('net::ERR_NAME_NOT_RESOLVED')) return
    // Browsers request it where a page names no icon.
    if (message.location().url.endsWith('/favicon.ico')) return
    lines.push(`${message.type()}: ${text}`)
  })
  return lines
}
