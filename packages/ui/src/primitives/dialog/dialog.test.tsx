import { createRef, type ReactElement, StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type RenderResult, render } from 'vitest-browser-react'
import { ModalRoot } from '../../root/modal-root.tsx'
import { findViolations } from '../../testing/describe-primitive.tsx'
import { inModal } from '../../testing/render-in-modal.tsx'
import { CardBody, CardHeader } from '../card/card.tsx'
import { Input } from '../input/input.tsx'
import { OtpInput } from '../otp-input/otp-input.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

function Page({ children, ...props }: Partial<DialogProps>): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <div style={{ height: 3000 }} />
      <ModalRoot mode="light">
        <Dialog
          isOpen={isOpen}
          label="Connect wallet"
          onCloseRequest={() => setIsOpen(false)}
          {...props}
        >
          <CardHeader title="Connect wallet" onClose={() => setIsOpen(false)} closeLabel="Close" />
          <CardBody>{children ?? 'Words'}</CardBody>
        </Dialog>
      </ModalRoot>
    </StrictMode>
  )
}

async function open(props: Partial<DialogProps> = {}): Promise<RenderResult> {
  await page.viewport(900, 700)
  const screen = await render(<Page {...props} />)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await settle()
  return screen
}

function dialogOf(): HTMLDialogElement {
  return inModal('dialog') as HTMLDialogElement
}

async function settle(): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  const animations = dialogOf().getAnimations({ subtree: true })
  await Promise.all(animations.map(({ finished }) => finished.catch(() => {})))
}

test('it is there before it is opened, and hidden', async () => {
  await render(<Page />)

  expect(dialogOf().open).toBe(false)
  expect(getComputedStyle(dialogOf()).display).toBe('none')
})

test('it is laid out once at idle, invisibly', async () => {
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1)
  await render(<Page />)
  const changed = vi.fn()
  new MutationObserver(changed).observe(dialogOf(), { attributeFilter: ['style'] })

  for (const [run] of idle.mock.calls) run({ didTimeout: false, timeRemaining: () => 50 })

  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  const { display, visibility } = getComputedStyle(dialogOf())
  expect([display, visibility]).toEqual(['none', 'visible'])
  expect(dialogOf().style).toHaveLength(0)
  expect(dialogOf().getAnimations({ subtree: true })).toEqual([])
  idle.mockRestore()
})

test('once open it is modal, named, accessible and in the middle', async () => {
  await open()

  expect(dialogOf().matches(':modal')).toBe(true)
  await expect.element(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  expect(await findViolations(dialogOf())).toEqual([])
  const { left, right, top, bottom } = inModal('[data-part=card]').getBoundingClientRect()
  expect(right - left).toBe(360)
  expect(left).toBe(900 - right)
  expect(top).toBeCloseTo(700 - bottom, 0)
})

test('where another button replaced the opener, that one gets the focus', async () => {
  const draw = (name: string, isOpen: boolean) => (
    <main>
      <p>Words</p>
      <button key={name} type="button">
        {name}
      </button>
      <ModalRoot mode="light">
        <Dialog isOpen={isOpen} label="Connect wallet" />
      </ModalRoot>
    </main>
  )
  const screen = await render(draw('Connect', false))
  screen.getByRole('button').element().focus()

  await screen.rerender(draw('Connect', true))
  await screen.rerender(draw('Account', true))
  await screen.rerender(draw('Account', false))

  await expect.element(screen.getByRole('button', { name: 'Account' })).toHaveFocus()
})

test('the focus moves to the first field and returns to what opened the dialog', async () => {
  await open({ children: <Input label="Search" /> })
  const isInField = inModal('input').matches(':focus')

  await userEvent.keyboard('{Escape}')

  await vi.waitFor(() => expect(dialogOf().open).toBe(false))
  expect(isInField).toBe(true)
  expect(document.activeElement?.textContent).toBe('Open')
})

test.each([
  [
    'a field waits for a finger, so that no keyboard jumps up',
    <Input key="field" label="Email" />,
    '[data-part=card-title]',
  ],
  [
    'boxes for a code have the focus at once',
    <OtpInput key="code" label="Code" value="" onCode={() => {}} />,
    'input',
  ],
])('on a phone %s', async (_what, children, focused) => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query === '(pointer:fine)' ? 'not all' : query),
  )
  await render(<Page>{children}</Page>)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))

  await expect.poll(() => inModal(focused).matches(':focus')).toBe(true)
  vi.restoreAllMocks()
})

test('without a field the focus goes to the title', async () => {
  await open()

  expect(inModal('[data-part=card-title]').matches(':focus')).toBe(true)
})

test.each([
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['backdrop', () => userEvent.click(dialogOf(), { position: { x: 5, y: 5 } })],
] as const)('%s asks for closing, once', async (reason, act) => {
  const onCloseRequest = vi.fn()
  await open({ onCloseRequest })

  await act()

  expect(onCloseRequest.mock.calls).toEqual([[reason]])
})

test('a press in the card does not close', async () => {
  const onCloseRequest = vi.fn()
  await open({ onCloseRequest })

  await userEvent.click(inModal('[data-part=card-body]'))

  expect(onCloseRequest).not.toHaveBeenCalled()
})

test('Escape closes only this dialog, not what listens below', async () => {
  const below = vi.fn()
  document.addEventListener('keydown', below, true)
  await open()

  await userEvent.keyboard('{Escape}')

  document.removeEventListener('keydown', below, true)
  expect(below).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(dialogOf().open).toBe(false))
})

test('a refused close stays open and shakes for half a second', async () => {
  await open({ onCloseRequest: () => false })

  await userEvent.keyboard('{Escape}')

  const [shake] = inModal('[data-part=card]').getAnimations()
  expect(dialogOf().open).toBe(true)
  expect(shake?.effect?.getTiming().duration).toBe(500)
})

test('a refusal decided elsewhere shakes too', async () => {
  const screen = await open()

  await screen.rerender(<Page refusals={1} />)

  expect(inModal('[data-part=card]').getAnimations()).toHaveLength(1)
})

test('the page behind neither moves nor changes over twenty rounds', async () => {
  const screen = await render(<Dialogs isOpen={false} />)
  window.scrollTo(0, 400)
  const before = pageState()

  for (let round = 0; round < 20; round += 1) {
    await screen.rerender(<Dialogs isOpen />)
    await expect.poll(() => getComputedStyle(document.body).overflow).toBe('hidden')
    await screen.rerender(<Dialogs isOpen={false} />)
  }

  expect(pageState()).toEqual(before)
})

function Dialogs({ isOpen }: { readonly isOpen: boolean }): ReactElement {
  return (
    <>
      <div style={{ height: 3000 }} />
      <ModalRoot>
        <Dialog isOpen={isOpen} label="Connect wallet" />
      </ModalRoot>
    </>
  )
}

function pageState(): readonly unknown[] {
  const { documentElement, body, adoptedStyleSheets } = document
  return [
    window.scrollY,
    documentElement.getAttribute('style'),
    body.getAttribute('style'),
    getComputedStyle(documentElement).overflow,
    getComputedStyle(body).overflow,
    adoptedStyleSheets.length,
  ]
}

test('its frame is beside the card and is the same element after closing', async () => {
  await open({ frame: <iframe title="Wallet" /> })
  const frame = inModal('dialog > iframe')

  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(dialogOf().open).toBe(false))

  expect(inModal('dialog > iframe')).toBe(frame)
})

test('on a phone it is a sheet at the bottom, as wide as the screen', async () => {
  await open()
  await page.viewport(390, 700)
  await settle()

  const { left, width, bottom } = inModal('[data-part=card]').getBoundingClientRect()

  expect([left, width, bottom]).toEqual([0, 390, 700])
})

test.each([
  [220, 'drag'],
  [8, undefined],
])('a sheet pulled down by %i px asks for %s', async (distance, reason) => {
  const onCloseRequest = vi.fn()
  await page.viewport(390, 700)
  const screen = await render(<Page onCloseRequest={onCloseRequest} />)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await settle()

  pull(inModal('[data-part=card-title]'), distance)

  expect(onCloseRequest.mock.calls[0]?.[0]).toBe(reason)
  expect(inModal('[data-part=card]').style.transform).toBe('')
  await screen.unmount()
})

function pull(handle: HTMLElement, distance: number): void {
  const fire = (type: string, clientY: number): boolean =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        clientY,
        isPrimary: true,
        bubbles: true,
        composed: true,
        pointerId: 1,
      }),
    )
  fire('pointerdown', 300)
  fire('pointermove', 300 + distance / 2)
  fire('pointermove', 300 + distance)
  fire('pointerup', 300 + distance)
}

test('a page that may scroll scrolls behind it', async () => {
  const overflow = () =>
    [document.documentElement, document.body].map((each) => getComputedStyle(each).overflow)
  const before = overflow()
  await open({ locksScroll: false })
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

  expect(overflow()).toEqual(before)
})

test('a long view scrolls in the body, with a mark above and below', async () => {
  await open({ children: <div style={{ height: 2000 }} /> })
  const body = inModal('[data-part=card-body]')
  await vi.waitFor(() => expect(body.hasAttribute('data-more')).toBe(true))
  const isMarkedAbove = body.hasAttribute('data-scrolled')

  body.scrollTo(0, body.scrollHeight)

  await vi.waitFor(() => expect(body.hasAttribute('data-scrolled')).toBe(true))
  expect(isMarkedAbove).toBe(false)
  expect(body.hasAttribute('data-more')).toBe(false)
  expect(inModal('[data-part=card]').offsetHeight).toBe(640)
})

test('the top edge of the card does not move while its height is animated', async () => {
  await open({ children: <div style={{ height: 100 }} id="filler" /> })
  await vi.waitFor(() => expect(dialogOf().hasAttribute('data-pinned')).toBe(true))
  const card = inModal('[data-part=card]')
  const top = card.getBoundingClientRect().top

  inModal('#filler').style.height = '200px'
  await vi.waitFor(() => expect(card.getAnimations()).toHaveLength(1))
  const duration = card.getAnimations()[0]?.effect?.getTiming().duration
  await settle()

  expect(duration).toBe(150)
  expect(card.getBoundingClientRect().top).toBe(top)
})

test('the card has its old height until the animation has begun, however late that is', async () => {
  await open({ children: <div style={{ height: 100 }} id="filler" /> })
  await vi.waitFor(() => expect(dialogOf().hasAttribute('data-pinned')).toBe(true))
  const card = inModal('[data-part=card]')
  const before = card.offsetHeight

  inModal('#filler').style.height = '200px'
  await vi.waitFor(() => expect(card.getAnimations()).toHaveLength(1))
  const [animation] = card.getAnimations()
  if (animation) animation.startTime = Number(document.timeline.currentTime) + 10_000

  expect(card.offsetHeight).toBe(before)
  animation?.finish()
  expect(card.offsetHeight).toBe(before + 100)
})

test('the top edge of the card does not move while the dialog leaves', async () => {
  await open({ children: <div style={{ height: 100 }} id="filler" /> })
  await vi.waitFor(() => expect(dialogOf().hasAttribute('data-pinned')).toBe(true))
  const top = () => inModal('[data-part=card]').offsetTop
  const before = top()
  inModal('#filler').style.height = '300px'
  await settle()

  // Looks in the task in which the dialog was closed: the fade may be over in the next.
  const closed = new Promise<readonly [string, number]>((resolve) => {
    dialogOf().addEventListener(
      'close',
      () => resolve([getComputedStyle(dialogOf()).display, top()]),
      { once: true },
    )
  })
  await userEvent.keyboard('{Escape}')

  expect(await closed).toEqual(['flex', before])
  await settle()
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await settle()
  const card = inModal('[data-part=card]').getBoundingClientRect()
  expect(card.top).toBeCloseTo(700 - card.bottom, 0)
})

function Search(): ReactElement {
  const [text, setText] = useState('')
  return <SearchField label="Search" clearLabel="Clear" value={text} onSearch={setText} />
}

test('Escape empties a filled search field first, then requests closing', async () => {
  const onCloseRequest = vi.fn()
  await open({ children: <Search />, onCloseRequest })
  await userEvent.type(page.getByRole('searchbox'), 'base')

  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  expect(onCloseRequest).not.toHaveBeenCalled()
  expect(inModal('input').matches(':focus')).toBe(true)
  await userEvent.keyboard('{Escape}')

  expect(onCloseRequest.mock.calls).toEqual([['escape']])
})

test('embedded it is part of the page, takes no focus and blocks nothing', async () => {
  const ref = createRef<HTMLDialogElement>()
  await render(
    <ModalRoot isEmbedded>
      <Dialog ref={ref} isOpen isEmbedded label="Connect wallet" data-view="Connect">
        <CardHeader title="Connect wallet" />
      </Dialog>
    </ModalRoot>,
  )

  expect(ref.current?.open).toBe(true)
  expect(ref.current?.matches(':modal')).toBe(false)
  expect(ref.current?.dataset['view']).toBe('Connect')
  expect(document.activeElement).toBe(document.body)
  expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
})

test.each([
  ['that comes first has the focus', <Input key="field" label="Search" />, 'input'],
  [
    'that comes after rows does not, which would scroll them away',
    <div key="rows">
      <button type="button">Fjord</button>
      <Input label="Email" />
    </div>,
    '[data-part=card-title]',
  ],
  [
    'is no checkbox',
    <label key="terms">
      <input type="checkbox" /> I accept
    </label>,
    '[data-part=card-title]',
  ],
])('a field %s', async (_what, children, focused) => {
  await open({ children })

  expect(inModal(focused).matches(':focus')).toBe(true)
})
