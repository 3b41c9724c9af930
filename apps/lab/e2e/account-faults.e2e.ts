import type { Fault, FaultPart, Sandbox } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { forgetCaches } from './forget-caches.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'

const WITH_LOGINS = { logins: 'true' }
const ETHER = 10n ** 18n

/** The browser itself comments on answers that fail. */
const BROWSER_COMMENT = /Failed to load resource/

/** Servers that fail at once, and the expected content of Account until they answer. */
interface Routes {
  /** How they fail; other statuses and other JSON take the same ways, which tables in Node show. */
  readonly fault: Fault
  readonly parts: readonly FaultPart[]
  /** Down besides: what would answer in their place. */
  readonly besides?: FaultPart
  expectTokens(lab: LabModel): Promise<void>
  expectActivity(lab: LabModel): Promise<void>
}

const rowsOf = ({ modal }: LabModel) => modal.part('tokens-row')

async function expectAllTokens(lab: LabModel): Promise<void> {
  // Tokens that could not be read are not requested again for 30 seconds, also by a press.
  await expect(rowsOf(lab)).toHaveCount(2, { timeout: 45_000 })
  await expect(rowsOf(lab).first()).toContainText('2 ETH')
  await expect(rowsOf(lab).nth(1)).toContainText('25 SUSD')
  await expect(lab.modal.part('account-total')).toContainText('$')
}

async function expectHistory({ modal }: LabModel): Promise<void> {
  await expect(modal.part('activity')).toHaveAttribute('data-state', 'ready')
  await expect(modal.part('activity-failed')).toHaveCount(0)
}

const UNDISTURBED = { expectTokens: expectAllTokens, expectActivity: expectHistory }

/** No two of the servers that fail together are for the same part of Account. */
const ROUTES = {
  'what tokens there are': {
    ...UNDISTURBED,
    fault: { kind: 'reset' },
    parts: ['balance'],
    // The embedded wallet lists its tokens itself.
    async expectTokens(lab) {
      await expect(rowsOf(lab).first()).toContainText('2 ETH')
      await expect(lab.modal.part('tokens-unlisted')).toHaveCount(0)
    },
  },
  'what tokens are and cost, without a word': {
    ...UNDISTURBED,
    fault: { kind: 'silence' },
    parts: ['balance', 'price'],
    // The embedded wallet asks them for its own list; the page continues to use the proxy.
    besides: 'nodes',
    async expectTokens(lab) {
      await expect(lab.modal.part('tokens-unlisted')).toContainText('Couldn’t load your tokens')
      await expect(lab.modal.part('account-total')).toHaveAttribute('data-state', 'coin')
      await expect(rowsOf(lab)).toHaveCount(1)
      await expect(rowsOf(lab)).toContainText('2 ETH')
    },
  },
  'history and names, nodes and pictures': {
    ...UNDISTURBED,
    fault: { kind: 'garbage' },
    parts: ['history', 'identity', 'nodes', 'images'],
    async expectActivity({ modal }) {
      await expect(modal.part('activity-failed')).toContainText('Couldn’t load')
      await expect(modal.part('activity-retry')).toBeEnabled()
      // The product reads collectibles from the same history.
      await modal.part('account-tabs').getByRole('tab', { name: 'NFTs' }).click()
      await expect(modal.part('nfts-failed')).toContainText('Couldn’t load')
      await modal.part('account-tabs').getByRole('tab', { name: 'Activity' }).click()
    },
  },
} satisfies Readonly<Record<string, Routes>>

interface Visit {
  readonly lab: LabModel
  readonly sandbox: Sandbox
  readonly routes: Routes
}

/** Account with servers that fail: its other parts go on, and these are read again when they are well. */
async function expectCalm({ lab, sandbox, routes }: Visit): Promise<void> {
  const { modal } = lab
  await forgetCaches(lab.page)
  if (routes.besides) sandbox.faults.set(routes.besides, { kind: 'reset' })
  for (const part of routes.parts) sandbox.faults.set(part, routes.fault)
  await lab.reload()
  await lab.accountButton.click()
  await modal.expectView('Account')
  await routes.expectTokens(lab)
  for (const tab of await modal.part('account-tabs').getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  await routes.expectActivity(lab)
  await modal.part('account-receive').click()
  await modal.expectView('WalletReceive')
  await modal.backButton.click()

  sandbox.faults.clear()
  await modal.expectView('Account')
  // A reading that began while the server failed may fail after the server works again.
  await expect(async () => {
    const retry = modal.part('activity-retry')
    if (await retry.isVisible()) await retry.click()
    await expect(modal.part('activity')).toHaveAttribute('data-state', 'ready', { timeout: 2_000 })
  }).toPass()
  await expectHistory(lab)
  await modal.part('account-tabs').getByRole('tab').first().click()
  const again = modal.part('tokens-retry')
  if (await again.isVisible()) await again.click()
  await expectAllTokens(lab)
  await modal.closeButton.click()
}

test(
  'whichever servers fail, Account says what is missing, shows the rest, and reads it again',
  FULL,
  async ({ lab, login, sandbox, trouble }) => {
    test.setTimeout(360_000)
    trouble.allow(BROWSER_COMMENT)
    await lab.open(WITH_LOGINS)
    await login.logIn('faults@sandbox.test')
    await fund(lab, sandbox)
    for (const [name, routes] of Object.entries<Routes>(ROUTES)) {
      await test.step(name, () => expectCalm({ lab, sandbox, routes }))
    }
  },
)

/** Two coins and some dollars. */
async function fund(lab: LabModel, sandbox: Sandbox): Promise<void> {
  const address = await lab.address.innerText()
  const chain = sandbox.chains.get(1)
  await chain.setBalance(`0x${address.slice(2)}`, 2n * ETHER)
  await chain.mint(`0x${address.slice(2)}`, 25n * ETHER)
}
