import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Button } from '../button/button.tsx'
import { CardBody } from '../card/card.tsx'
import { Pair } from '../pair/pair.tsx'
import { Stack } from '../stack/stack.tsx'
import { Decision } from './decision.tsx'

describePrimitive<HTMLDivElement>('Decision', {
  part: 'decision',
  draw: (probe) => (
    <Decision {...probe} before="New price in 9 s">
      <Button>Swap</Button>
    </Decision>
  ),
})

test('its buttons stay at the end of a card that scrolls, with a line above them', async () => {
  await renderInModal(aCard({ heightPx: 400, contentPx: 1_000 }))
  const body = inModal('[data-part=card-body]')
  const gap = () =>
    body.getBoundingClientRect().bottom - inModal('#main').getBoundingClientRect().bottom
  await expect.poll(() => body.hasAttribute('data-more')).toBe(true)

  const [atTop, line] = [gap(), getComputedStyle(inModal('[data-part=decision]')).boxShadow]
  body.scrollTop = 10_000
  await expect.poll(() => body.hasAttribute('data-more')).toBe(false)

  expect(gap()).toBeCloseTo(atTop, 0)
  expect(getComputedStyle(inModal('[data-part=decision]')).boxShadow).not.toBe(line)
})

test('where all fits it adds nothing: the gaps are those of other parts', async () => {
  await renderInModal(aCard({ heightPx: 400, contentPx: 100 }))

  const content = inModal('#content').getBoundingClientRect()
  const main = inModal('#main').getBoundingClientRect()
  const card = inModal('[data-part=card-body]').getBoundingClientRect()

  expect(main.top - content.bottom).toBeCloseTo(16, 0)
  expect(card.bottom - main.bottom).toBeCloseTo(20, 0)
})

test('what gets the focus by Tab is not left under it', async () => {
  await renderInModal(aCard({ heightPx: 400, contentPx: 700, hasField: true }))
  inModal('#first').focus()

  await userEvent.tab()

  const field = inModal('#field')
  expect(field.matches(':focus')).toBe(true)
  const end = inModal('[data-part=decision]').getBoundingClientRect().top
  expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(end)
})

test('in a very low window only the buttons stay, and what is read before them scrolls', async () => {
  await page.viewport(320, 256)
  await renderInModal(aCard({ heightPx: 200, contentPx: 600, before: 'I know both sites' }))
  const body = inModal('[data-part=card-body]').getBoundingClientRect()

  expect(body.bottom - inModal('#main').getBoundingClientRect().bottom).toBeCloseTo(20, 0)
  expect(inModal('#before').getBoundingClientRect().top).toBeGreaterThan(body.bottom)
  await page.viewport(1280, 720)
})

interface CardInput {
  readonly heightPx: number
  readonly contentPx: number
  readonly before?: string
  readonly hasField?: boolean
}

function aCard({ heightPx, contentPx, before, hasField = false }: CardInput) {
  return (
    <div style={{ height: heightPx, display: 'flex', flexDirection: 'column' }}>
      <CardBody>
        <Stack gap={4}>
          <div id="content" style={{ height: contentPx, flex: 'none' }}>
            <button id="first" type="button">
              First
            </button>
            {hasField && <input id="field" style={{ marginBlockStart: contentPx - 80 }} />}
          </div>
          <Decision before={before && <span id="before">{before}</span>}>
            <Pair>
              <Button>Cancel</Button>
              <Button id="main" tone="primary">
                Swap
              </Button>
            </Pair>
          </Decision>
        </Stack>
      </CardBody>
    </div>
  )
}
