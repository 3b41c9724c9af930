import { join } from 'node:path'
import { startSandbox } from '@latchkey/sandbox'
import { installWallet } from '@latchkey/sandbox/playwright'
import { chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import { buildPage } from '../src/server/build-page.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import { LAB_FOLDER } from '../src/server/serve-page.ts'
import { createLoginModel } from './login-model.ts'
import { createLabModel, type LabModel } from './models/lab-model.ts'
import { emulate, NETWORKS, type Network } from './walk-times/networks.ts'
import { type Awaited, timeStep } from './walk-times/time-step.ts'

/**
 * Walks through the built page of the lab and prints how long each step takes, from the press to what
 * it brings, in milliseconds: `npm run walk-times [rounds]`. Rows are medians. Times of one machine mean
 * nothing alone; compare networks, or two states of the code in one go.
 */

const rounds = Number(process.argv[2] ?? 3)
/** The page has loaded what it loads while it is idle. */
const IDLE_MS = 6_000

const built = join(LAB_FOLDER, '.cache', 'walk-times-page')
await buildPage({ outDir: built, pages: ['index.html'] })
const sandbox = await startSandbox()
const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
const site = await serveBuild({ folder: built, addresses, isCacheable: true })
const executablePath = findBrowser()
const browser = await chromium.launch({
  args: BROWSER_FLAGS,
  ...(executablePath === undefined ? {} : { executablePath }),
})

const SIGN_OF_LIFE = part('[data-kind=connect][aria-busy=true],dialog[open]')
const LIST = part('dialog[open] [data-testid^="wallet-"]')
const CODE = part('[data-testid="pairing-code"][data-state=shown]')

/** Milliseconds of each round, by step and network. */
const times = new Map<string, Map<string, number[]>>()

for (const network of NETWORKS) {
  for (let round = 0; round < rounds; round += 1) {
    await walkCold(network)
    await walkWallet(network)
    await walkLogin(network, round)
  }
}
process.stdout.write(table())
await browser.close()
await site.stop()
await sandbox.stop()

function part(selector: string): Awaited {
  return { selector }
}

function view(name: string): Awaited {
  return { selector: `dialog[open][data-view="${name}"]` }
}

type Step = (name: string, awaited: Awaited, act: () => Promise<void>) => Promise<void>

/** Runs one visit in a browser without a cache. */
async function visit(
  network: Network,
  walk: (page: Page, lab: LabModel, step: Step) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const chains = sandbox.chains.list().map(({ id, url }) => ({ chainId: id, rpcUrl: url }))
  await installWallet(context, { chains })
  const page = await context.newPage()
  const lab = createLabModel(page, site.url)
  await lab.open({ logins: 'true' })
  await emulate(page, network)
  await walk(page, lab, async (name, awaited, act) => {
    const ms = await timeStep(page, awaited, act)
    const row = times.get(name) ?? new Map<string, number[]>()
    times.set(name, row)
    row.set(network.name, [...(row.get(network.name) ?? []), ms])
  })
  await context.close()
}

/** A press before the page was idle. */
async function walkCold(network: Network): Promise<void> {
  await visit(network, async (_page, lab, step) => {
    await step('press to a sign of life, cold', SIGN_OF_LIFE, () => lab.connectButton.click())
  })
  await visit(network, async (_page, lab, step) => {
    await step('press to the list, cold', LIST, () => lab.connectButton.click())
  })
}

async function walkWallet(network: Network): Promise<void> {
  await visit(network, async (page, lab, step) => {
    const { modal } = lab
    await page.waitForTimeout(IDLE_MS)
    await step('press to the list, idle before', LIST, () => lab.connectButton.click())
    await step('to the first code', CODE, () => modal.part('connect-code').click())
    await modal.backButton.click()
    await step('to all wallets', part('[data-place="0"][data-testid]'), () =>
      modal.part('connect-all').click(),
    )
    await modal.backButton.click()
    await step('to a second code', CODE, () => modal.part('connect-code').click())
    await modal.backButton.click()
    await step('wallet to connected', part('[data-testid="account-button"]'), () =>
      modal.wallet('Sandbox Wallet').click(),
    )
    await modal.expectClosed()
    await step('to the account', view('Account'), () => lab.accountButton.click())
    await step('to the networks', view('Networks'), () => modal.part('header-network').click())
    await step('network to switched', view('Account'), () => modal.network('Base').click())
    await page.reload({ waitUntil: 'commit' })
    await lab.accountButton.waitFor()
    const ms = await page.evaluate(() => performance.now())
    const row = times.get('reload to the account button') ?? new Map<string, number[]>()
    times.set('reload to the account button', row)
    row.set(network.name, [...(row.get(network.name) ?? []), ms])
  })
}

async function walkLogin(network: Network, round: number): Promise<void> {
  await visit(network, async (page, lab, step) => {
    const login = createLoginModel(lab, sandbox.mail)
    const email = `walk${round}.${network.latencyMs}@sandbox.test`
    await page.waitForTimeout(IDLE_MS)
    await lab.connectButton.click()
    const field = lab.modal.part('connect-email')
    await field.pressSequentially(email, { delay: 60 })
    await step('e-mail to the code view', view('EmailVerifyOtp'), () => field.press('Enter'))
    const code = await login.readCode(email)
    await step('code to connected', part('[data-testid="account-button"]'), () =>
      login.enterCode(code),
    )
  })
}

function table(): string {
  const head = `| Step | ${NETWORKS.map(({ name }) => name).join(' | ')} |\n|---|${'---:|'.repeat(NETWORKS.length)}\n`
  const rows = [...times].map(([name, row]) => {
    const cells = NETWORKS.map((network) => median(row.get(network.name) ?? []))
    return `| ${name} | ${cells.join(' | ')} |\n`
  })
  return head + rows.join('')
}

function median(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other)
  return String(Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN))
}
