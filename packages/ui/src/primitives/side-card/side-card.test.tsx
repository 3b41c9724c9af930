import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModalRoot } from '../../root/modal-root.tsx'
import { findViolations } from '../../testing/describe-primitive.tsx'
import { inModal } from '../../testing/render-in-modal.tsx'
import { CardBody, CardHeader } from '../card/card.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { SideCard, type SideCardProps } from './side-card.tsx'

interface Look extends Partial<SideCardProps> {
  readonly window?: readonly [width: number, height: number]
  readonly isRtl?: boolean
  readonly mode?: 'light' | 'dark'
  readonly isEmbedded?: boolean
}

async function draw({ window = [1000, 700], ...look }: Look = {}): Promise<void> {
  const { isRtl = false, mode = 'light', isEmbedded = false, ...props } = look
  await page.viewport(...window)
  await render(
    <ModalRoot mode={mode} dir={isRtl ? 'rtl' : 'ltr'}>
      <Dialog
        isOpen
        isEmbedded={isEmbedded}
        label="Connect wallet"
        beside={
          <SideCard label="Scan with your phone" {...props}>
            <button type="button">Copy link</button>
            <div style={{ height: 220 }} />
          </SideCard>
        }
      >
        <CardHeader title="Connect wallet" />
        <CardBody>
          <div style={{ height: 300 }} />
        </CardBody>
      </Dialog>
    </ModalRoot>,
  )
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  const running = inModal('dialog').getAnimations({ subtree: true })
  await Promise.all(running.map(({ finished }) => finished.catch(() => {})))
}

afterEach(async () => {
  document.documentElement.style.zoom = ''
  await page.viewport(1000, 700)
})

const boxOf = (part: string): DOMRect => inModal(`[data-part=${part}]`).getBoundingClientRect()

test.each([
  ['light', false],
  ['dark', true],
] as const)('it is a named region at the end of the card, in %s', async (mode, isRtl) => {
  await draw({ mode, isRtl })

  await expect
    .element(page.getByRole('region', { name: 'Scan with your phone' }))
    .toBeInTheDocument()
  expect(await findViolations(inModal('dialog'))).toEqual([])
  const [card, side] = [boxOf('card'), boxOf('side-card')]
  expect(isRtl ? card.left - side.right : side.left - card.right).toBe(12)
  expect(side.width).toBe(240)
  expect(side.top).toBe(card.top)
})

test.each([
  ['in a window of a computer', [1000, 700], ''],
  ['in the widest one', [2400, 1300], ''],
  ['in a page that is zoomed', [1300, 1000], '1.5'],
] as const)('both are in the middle and of one height %s', async (_where, window, zoom) => {
  document.documentElement.style.zoom = zoom
  await draw({ window })

  // The card is on its way to its place where the window has just become larger.
  await expect
    .poll(() => boxOf('card').left - (window[0] - boxOf('side-card').right))
    .toBeCloseTo(0, 0)
  const [card, side] = [boxOf('card'), boxOf('side-card')]
  // A pinned card stands on whole px of its page.
  expect(Math.abs(card.top - (window[1] - card.bottom))).toBeLessThan(2)
  expect(side.top).toBe(card.top)
  expect(side.height).toBeCloseTo(card.height, 0)
  expect(side.width).toBe(zoom === '' ? 240 : 360)
})

test.each([
  ['is there from 720 px on', [720, 700], 240],
  ['is hidden in a narrower window', [719, 700], 0],
  ['is hidden where the window is low', [1000, 400], 0],
] as const)('it %s', async (_what, window, width) => {
  await draw({ window })

  await expect.poll(() => boxOf('side-card').width).toBe(width)
  await page.viewport(1000, 700)
})

test('in the page’s flow there is none', async () => {
  await draw({ isEmbedded: true })

  expect(inModal('dialog').querySelector('[data-part=side-card]')).toBeNull()
})
