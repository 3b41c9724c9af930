import { expect } from '@playwright/test'
import type { Switches } from '../models/lab-model.ts'
import { KEYS, type WebDriver } from './web-driver.ts'

/** The state of one part as a visitor sees it. */
export interface Part {
  readonly text: string
  readonly isVisible: boolean
  readonly isFocused: boolean
  readonly state: string | null
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The lab's page in a browser that is driven by WebDriver. Parts are found by their test id. */
export interface PageDriver<Driver extends WebDriver = WebDriver> {
  readonly driver: Driver
  /** Opens the page with switches, as in its address. */
  open(switches?: Switches): Promise<void>
  reload(): Promise<void>
  /** null where there is none. */
  part(testId: string): Promise<Part | null>
  /** Waits until it is visible and at rest, and presses it. */
  press(testId: string): Promise<void>
  /** Presses a key some times. */
  key(name: keyof typeof KEYS, times?: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  expectText(testId: string, text: string | RegExp): Promise<void>
  /** The view of the open modal; undefined once it is closed. */
  expectView(view: string | undefined): Promise<void>
  /** The test id of what has the focus. */
  focused(): Promise<string | null>
  /** Warnings, errors and requests to other machines since the page was opened. */
  trouble(): Promise<readonly string[]>
}

/** Presses of Tab after which a visitor would have given up. */
export const MOST_TABS = 40

/** Drives one page. */
export function drivePage<Driver extends WebDriver>(
  driver: Driver,
  url: string,
): PageDriver<Driver> {
  const seen: string[] = []
  const part = (testId: string) => driver.run(readPart, testId)

  async function collect(): Promise<void> {
    seen.push(...(await driver.run(readTrouble)))
  }

  async function atRest(testId: string): Promise<Part> {
    let last: Part | null = null
    await expect
      .poll(async () => {
        const before = last
        last = await part(testId)
        return last?.isVisible && last.x === before?.x && last.y === before.y
      }, testId)
      .toBe(true)
    if (last === null) throw new Error(`There is no ${testId}.`)
    return last
  }

  return {
    driver,
    part,
    async open(switches = {}) {
      const query = new URLSearchParams({
        wallets: 'sandbox',
        logins: 'false',
        networks: '1,8453,10',
        analytics: '"ask"',
        hood: 'true',
        ...switches,
      })
      await driver.open(`${url}/watched.html?${query}`)
    },
    async reload() {
      await collect()
      await driver.reload()
    },
    async press(testId) {
      await expect.poll(() => part(testId), testId).toMatchObject({ isVisible: true })
      await driver.run(scrollTo, testId)
      const { x, y, width, height } = await atRest(testId)
      await driver.press(x + width / 2, y + height / 2)
    },
    async key(name, times = 1) {
      for (let count = 0; count < times; count += 1) await driver.type([KEYS[name]])
    },
    type: (text) => driver.type([...text]),
    async expectText(testId, text) {
      const read = expect.poll(async () => (await part(testId))?.text, testId)
      await (typeof text === 'string' ? read.toBe(text) : read.toMatch(text))
    },
    expectView: (view) => expect.poll(() => driver.run(readView)).toBe(view ?? null),
    focused: () => driver.run(readFocus),
    async trouble() {
      await collect()
      return seen
    },
  }
}

/** These run in the page. */
function readPart(testId: string): Part | null {
  const roots = [
    document,
    ...[...document.querySelectorAll('*')].flatMap((e) => e.shadowRoot ?? []),
  ]
  const found = roots.flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`),
  ])
  const element = found.find((each) => each.getClientRects().length > 0) ?? found[0]
  if (element === undefined) return null
  const { x, y, width, height } = element.getBoundingClientRect()
  const { visibility } = getComputedStyle(element)
  return {
    x,
    y,
    width,
    height,
    text: element.textContent ?? '',
    isVisible: element.getClientRects().length > 0 && visibility === 'visible',
    isFocused: element.matches(':focus'),
    state: element.getAttribute('data-state'),
  }
}

function scrollTo(testId: string): void {
  const roots = [
    document,
    ...[...document.querySelectorAll('*')].flatMap((e) => e.shadowRoot ?? []),
  ]
  const found = roots.flatMap((root) => [...root.querySelectorAll(`[data-testid="${testId}"]`)])
  const element = found.find((each) => each.getClientRects().length > 0)
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function readView(): string | null {
  const dialogs = [...document.querySelectorAll('latchkey-root')].flatMap(
    (host) => host.shadowRoot?.querySelector('dialog') ?? [],
  )
  const open = dialogs.find((dialog) => dialog.open && dialog.getClientRects().length > 0)
  return open?.getAttribute('data-view') ?? null
}

function readFocus(): string | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused?.getAttribute('data-testid') ?? focused?.tagName.toLowerCase() ?? null
}

function readTrouble(): readonly string[] {
  const noted: unknown = Reflect.get(window, 'labTrouble')
  const outside = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ protocol, hostname }) => {
      const isHere = ['localhost', '127.0.0.1'].includes(hostname)
      return protocol.startsWith('http') && !isHere
    })
  const lines = Array.isArray(noted) ? noted.map(String) : ['The page has no watch.']
  return [...lines, ...outside.map(({ href }) => `outside: ${href}`)]
}
