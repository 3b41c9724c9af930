import { expect, type Locator, type Page } from '@playwright/test'
import type { OptionName } from '../../src/options/options-table.ts'
import { createModalModel, type ModalModel } from './modal-model.ts'

/** Switches of the page, as in its address. */
export type Switches = Readonly<Partial<Record<OptionName, string>>>

/** The result of a button of the page. */
export interface Result {
  readonly status: string
  /** The value, or the failure with its code and message. */
  readonly value: unknown
}

/** Presses of Tab after which a keyboard user would have given up. */
const MOST_TABS = 40

/** Buttons of the page that call the wallet or the instance. */
export type LabButton =
  | 'sign-message'
  | 'sign-typed-data'
  | 'send-transaction'
  | 'send-calls'
  | 'capabilities'
  | 'get-coins'
  | 'disconnect'
  | 'pay'
  | 'open'
  | 'open-networks'
  | 'switch-network'
  | 'request-switch'

/** The page as a visitor meets it. */
export interface LabModel {
  readonly page: Page
  readonly modal: ModalModel
  /**
   * Wallets come from the test, networks are EVM networks, there is no login, events are not sent
   * before the visitor agrees, and the panel under the hood is open, unless the switches differ.
   */
  open(switches?: Switches): Promise<void>
  reload(): Promise<void>
  /** The same page in another tab. */
  otherTab(): Promise<LabModel>

  readonly connectButton: Locator
  readonly accountButton: Locator
  readonly networkButton: Locator
  readonly status: Locator
  readonly address: Locator
  readonly network: Locator
  readonly balance: Locator
  readonly result: Locator
  readonly refusal: Locator

  /** Connects through the modal with a wallet that approves by itself. */
  connect(walletName: string): Promise<void>
  press(button: LabButton): Promise<void>
  /** Presses a button and waits for its outcome. */
  outcomeOf(button: LabButton): Promise<Result>
  switchTo(chainId: number, button?: 'switch-network' | 'request-switch'): Promise<Result>

  expectDisconnected(): Promise<void>
  expectConnected(address: string): Promise<void>
  expectNetwork(name: string): Promise<void>
  /** The control of one switch. */
  option(name: OptionName): Locator
  /** Everything that the product stores in this browser, with keys. */
  storedTexts(): Promise<readonly string[]>
  /** Moves the focus by Tab until it is there. */
  tabTo(target: Locator): Promise<void>
  /**
   * Returns true if the modal has the focus; the browser's own controls come between two rounds.
   */
  focusIsInModalOrBrowser(): Promise<boolean>
  /** When the instance last emitted an event, in epoch milliseconds. */
  lastLogAt(type: 'account' | 'network'): Promise<number>
  /** Types of the logged events, the newest first. */
  events(source?: 'site' | 'analytics' | 'provider'): Promise<readonly string[]>
}

/** Makes the model of one tab. */
export function createLabModel(page: Page, url: string): LabModel {
  const modal = createModalModel(page)
  const part = (name: string) => page.getByTestId(`lab-${name}`)
  const status = part('status')
  const connectButton = page.getByRole('banner').getByTestId('connect-button')

  async function open(switches: Switches = {}): Promise<void> {
    const query = new URLSearchParams({
      wallets: 'none',
      logins: 'false',
      networks: '1,8453,10',
      analytics: '"ask"',
      // The panel has what a journey reads and presses beside the stage.
      hood: 'true',
      ...switches,
    })
    await page.goto(`${url}/?${query}`)
  }

  async function settle(act: () => Promise<void>): Promise<Result> {
    await act()
    const result = part('result')
    // A frame that does not load fails by a time limit, whatever the speed of this machine.
    await expect(result).toHaveAttribute('data-status', /done|failed/, { timeout: 30_000 })
    return {
      status: (await result.getAttribute('data-status')) ?? '',
      value: readValue((await result.textContent()) ?? ''),
    }
  }

  return {
    page,
    modal,
    open,
    connectButton,
    async reload() {
      await page.reload()
    },
    async otherTab() {
      const tab = await page.context().newPage()
      await tab.goto(page.url())
      return createLabModel(tab, url)
    },
    accountButton: page.getByRole('banner').getByTestId('account-button'),
    networkButton: page.getByRole('banner').getByTestId('network-button'),
    status,
    address: part('address'),
    network: part('network'),
    balance: part('balance'),
    result: part('result'),
    refusal: part('refusal'),

    async connect(walletName) {
      await connectButton.click()
      await modal.expectView('Connect')
      await modal.wallet(walletName).click()
      await expect(status).toHaveText('connected')
      await modal.expectClosed()
    },
    press: (button) => part(button).click(),
    outcomeOf: (button) => settle(() => part(button).click()),
    async switchTo(chainId, button = 'switch-network') {
      await part('switch-to').selectOption(String(chainId))
      return settle(() => part(button).click())
    },

    async expectDisconnected() {
      await expect(status).toHaveText('disconnected')
      await expect(connectButton).toBeVisible()
      await expect(part('address')).toHaveText('–')
    },
    async expectConnected(address) {
      await expect(status).toHaveText('connected')
      await expect(part('address')).toHaveText(address)
    },
    expectNetwork: (name) => expect(part('network')).toHaveText(name),
    option: (name) => page.getByTestId(`option-${name}`),
    storedTexts: () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((area) =>
          Object.entries(area).map(([key, value]) => `${key}=${value}`),
        ),
      ),
    async tabTo(target) {
      for (let press = 0; press < MOST_TABS; press += 1) {
        await page.keyboard.press('Tab')
        if (await target.evaluate((element) => element.matches(':focus'))) return
      }
      throw new Error(`The focus did not get there by ${MOST_TABS} presses of Tab.`)
    },
    focusIsInModalOrBrowser: () =>
      page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.tagName === 'LATCHKEY-ROOT'
      }),
    async lastLogAt(type) {
      const line = part('events').locator(`li[data-source="site"][data-type="${type}"]`).first()
      return Number(await line.getAttribute('data-at'))
    },
    async events(source) {
      const which = source === undefined ? 'li' : `li[data-source="${source}"]`
      const lines = await part('events').locator(which).all()
      const types = await Promise.all(lines.map((line) => line.getAttribute('data-type')))
      return types.map((type) => type ?? '')
    },
  }
}

function readValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    // There was no answer, and the page shows it.
    return undefined
  }
}
