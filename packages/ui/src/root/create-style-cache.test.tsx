/** @jsxImportSource @emotion/react */
import { type CSSObject, keyframes } from '@emotion/react'
import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Stack } from '../primitives/stack/stack.tsx'
import { inModal, renderInModal, shadowOf, withModal } from '../testing/render-in-modal.tsx'
import { ModalRoot } from './modal-root.tsx'

function Resizable({ width }: { readonly width: number }): ReactElement {
  const [isWide, setIsWide] = useState(false)
  return (
    <Stack id="resizable" css={{ flexDirection: 'row', width: isWide ? 200 : width }}>
      <button type="button" onClick={() => setIsWide(true)}>
        Widen
      </button>
    </Stack>
  )
}

test('styles passed to a primitive override its own', async () => {
  await renderInModal(<Resizable width={100} />)

  const style = getComputedStyle(inModal('#resizable'))
  expect([style.display, style.flexDirection, style.width]).toEqual(['flex', 'row', '100px'])
})

test('a class name of the caller is passed on', async () => {
  await renderInModal(<Stack id="named" className="mine" css={{ width: 100 }} />)

  expect(inModal('#named').classList).toContain('mine')
  expect(getComputedStyle(inModal('#named')).width).toBe('100px')
})

test('rendering strictly, again and twice writes each rule once', async () => {
  const content = (
    <>
      <Resizable width={100} />
      <Resizable width={100} />
    </>
  )
  const screen = await renderInModal(content)
  inModal('button').click()
  await expect.poll(() => getComputedStyle(inModal('#resizable')).width).toBe('200px')
  await screen.rerender(withModal(content))

  const rules = rulesOf(shadowOf())

  expect(rules.length).toBeGreaterThan(5)
  expect(rules).toEqual([...new Set(rules)])
})

test('two modals give the same styles the same name, and each has a rule of its own', async () => {
  await render(
    <>
      <ModalRoot id="one">
        <p css={{ width: 123 }} />
      </ModalRoot>
      <ModalRoot id="two">
        <p css={{ width: 123 }} />
      </ModalRoot>
    </>,
  )
  const roots = ['one', 'two'].map((id) => document.getElementById(id)?.shadowRoot)

  const names = roots.map((root) => root?.querySelector('p')?.className)
  const rules = roots.map((root) => (root ? rulesOf(root).join('') : ''))

  expect(names[0]).toBe(names[1])
  expect(rules[0]).toContain('width: 123px')
  expect(rules[1]).toContain('width: 123px')
})

test.each<[string, CSSObject, string]>([
  ['a value without a unit', { lineHeight: 2, '--x': 3 }, '.lk { line-height: 2; --x: 3; }'],
  ['fallbacks', { height: ['90vh', '90dvh'] }, '.lk { height: 90dvh; }'],
  ['a state', { '&:hover': { top: 0 } }, '.lk:hover { top: 0px; }'],
  ['a descendant', { '& > svg': { top: 0 } }, '.lk > svg { top: 0px; }'],
  ['an ancestor', { '[dir=rtl] &': { top: 0 } }, '[dir="rtl"] .lk { top: 0px; }'],
  ['the backdrop', { '&::backdrop': { top: 0 } }, '.lk::backdrop { top: 0px; }'],
  [
    'several selectors',
    { '&:hover,&:focus': { '& > b': { top: 0 } } },
    '.lk:hover > b, .lk:focus > b { top: 0px; }',
  ],
  [
    'a list inside a selector',
    { '&:not([aria-disabled=true],:disabled)': { top: 0 } },
    '.lk:not([aria-disabled="true"], :disabled) { top: 0px; }',
  ],
  [
    'a condition with a state',
    { '@media print': { '&:hover': { top: 0 } } },
    '@media print { .lk:hover { top: 0px; } }',
  ],
  [
    'a condition in a state',
    { '&::after': { content: '";{"', '@media print': { top: 0 } } },
    '.lk::after { content: ";{"; } @media print { .lk::after { top: 0px; } }',
  ],
  [
    'the style before the first frame',
    { '@starting-style': { '&[open]': { top: 0 } } },
    '@starting-style { .lk[open] { top: 0px; } }',
  ],
  [
    'declarations after something nested',
    { '&:hover': { top: 0 }, color: 'red' },
    '.lk { color: red; } .lk:hover { top: 0px; }',
  ],
])('%s becomes plain rules in the sheet of the modal', async (_title, style, expected) => {
  await renderInModal(<p id="styled" css={style} />)
  const { className } = inModal('#styled')

  const rules = rulesOf(shadowOf()).filter((rule) => rule.includes(className))

  const texts = rules.map((rule) => rule.replaceAll(className, 'lk').replace(/\s+/g, ' '))
  // In development Emotion writes rules without declarations too.
  expect(texts.filter((text) => !text.endsWith('{ }')).join(' ')).toBe(expected)
})

test('keyframes are written beside the rule that uses them', async () => {
  const grow = keyframes({ from: { width: 0 } })
  await renderInModal(<p id="animated" css={{ animation: `${grow} 1s` }} />)

  const { animationName } = getComputedStyle(inModal('#animated'))

  expect(animationName).toMatch(/^animation-/)
  expect(rulesOf(shadowOf()).some((rule) => rule.startsWith(`@keyframes ${animationName}`))).toBe(
    true,
  )
})

/** The rules that Emotion wrote, in the second sheet. */
function rulesOf(root: ShadowRoot): readonly string[] {
  return [...(root.adoptedStyleSheets[1]?.cssRules ?? [])].map((rule) => rule.cssText)
}
