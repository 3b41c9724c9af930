import { expect, type Locator, type Page } from '@playwright/test'

/** The animations of a shake, and of the ring instead of it. Source: docs/look.md, section 2.5. */
const SHAKE = /translateX\(-6px\).*translateX\(6px\)/
const RING = /^(?!.*translate).*outline":"2px solid/

/** The modal as a visitor meets it. */
export interface ModalModel {
  readonly root: Locator
  readonly dialog: Locator
  readonly card: Locator
  readonly closeButton: Locator
  readonly backButton: Locator
  /** The question mark of Connect. */
  readonly help: Locator
  /** Wallets to get. */
  readonly suggested: Locator
  /** The headline of a scene. */
  readonly heading: Locator
  /** The sentence below it. */
  readonly line: Locator
  readonly notice: Locator
  readonly alert: Locator
  readonly search: Locator
  readonly balance: Locator

  expectView(view: string): Promise<void>
  expectClosed(): Promise<void>
  /** A row of the wallet list. */
  wallet(name: string): Locator
  wallets(): Locator
  /** A row of a network list. */
  network(name: string): Locator
  networks(): Locator
  /** Anything by its test id. */
  part(testId: string): Locator
  button(name: string | RegExp): Locator
  /** Does something, and waits until the card shakes its head because of it. */
  expectShake(because: () => Promise<void>): Promise<void>
  /** The same for visitors who prefer reduced motion. */
  expectRing(because: () => Promise<void>): Promise<void>
  /** How light the card is, from 0 to 1. */
  cardLightness(): Promise<number>
}

/** Makes the model of the modal below an element; pages may have several. */
export function createModalModel(page: Pick<Page, 'locator'>, parent = 'body'): ModalModel {
  const root = page.locator(`${parent} > latchkey-root`)
  const dialog = root.locator('dialog')
  const card = dialog.locator('[data-part="card"]')
  // By test id, because the texts may be in any language.
  const rows = (kind: string) => dialog.locator(`button[data-testid^="${kind}-"]`)
  return {
    root,
    dialog,
    card,
    closeButton: dialog.getByTestId('header-close'),
    backButton: dialog.getByTestId('header-back'),
    help: dialog.getByTestId('header-help'),
    suggested: dialog.locator(
      'button[data-testid^="get-"]:not([data-testid=get-all],[data-testid=get-retry])',
    ),
    heading: dialog.getByTestId('scene-heading'),
    line: dialog.getByTestId('scene-line'),
    notice: dialog.getByTestId('notice'),
    alert: dialog.locator('[data-testid^="alert-"]'),
    search: dialog.getByTestId('networks-search'),
    balance: dialog.getByTestId('account-total'),
    async expectView(view) {
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveAttribute('data-view', view)
    },
    expectClosed: () => expect(dialog).toBeHidden(),
    wallet: (name) => rows('wallet').filter({ hasText: name }),
    wallets: () => rows('wallet'),
    network: (name) => rows('network').filter({ hasText: name }),
    networks: () => rows('network'),
    part: (testId) => dialog.getByTestId(testId),
    expectShake: (because) => expectMove(card, because, SHAKE),
    expectRing: (because) => expectMove(card, because, RING),
    cardLightness: () => card.evaluate(lightness),
    button: (name) => dialog.getByRole('button', { name }),
  }
}

/** Runs in the page. */
function lightness(element: Element): number {
  const { backgroundColor } = getComputedStyle(element)
  const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}

/** The animation lasts half a second, which a busy machine may miss: the call is recorded. */
async function expectMove(
  card: Locator,
  because: () => Promise<void>,
  wanted: RegExp,
): Promise<void> {
  const orders = await card.evaluateHandle(writeDownMoves)
  await because()
  await expect.poll(() => orders.evaluate(({ moves }) => moves.join())).toMatch(wanted)
}

/** Runs in the page. Writes down each order to move the element. */
function writeDownMoves(element: Element): { readonly moves: string[] } {
  const moves: string[] = []
  const animate = element.animate.bind(element)
  element.animate = (frames, options) => {
    moves.push(JSON.stringify(frames))
    return animate(frames, options)
  }
  return { moves }
}
