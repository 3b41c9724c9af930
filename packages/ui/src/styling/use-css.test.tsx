import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { Stack } from '../primitives/stack/stack.tsx'
import { inModal, renderInModal, shadowOf, standWith } from '../testing/stand.tsx'
import { useCss } from './use-css.ts'

function Striped({ width }: { readonly width: number }): ReactElement {
  const css = useCss()
  const [isWide, setIsWide] = useState(false)
  return (
    <Stack id="striped" className={css({ flexDirection: 'row', width: isWide ? 200 : width })}>
      <button type="button" onClick={() => setIsWide(true)}>
        Widen
      </button>
    </Stack>
  )
}

test('styles handed to a primitive are stronger than its own', async () => {
  await renderInModal(<Striped width={100} />)

  const look = getComputedStyle(inModal('#striped'))
  expect([look.display, look.flexDirection, look.width]).toEqual(['flex', 'row', '100px'])
})

test('drawing strictly, again and twice writes each rule once', async () => {
  const draw = (
    <>
      <Striped width={100} />
      <Striped width={100} />
    </>
  )
  const screen = await renderInModal(draw)
  inModal('button').click()
  await expect.poll(() => getComputedStyle(inModal('#striped')).width).toBe('200px')
  await screen.rerender(standWith(draw))

  const rules = [...(shadowOf().adoptedStyleSheets[1]?.cssRules ?? [])].map((rule) => rule.cssText)

  expect(rules.length).toBeGreaterThan(5)
  expect(rules).toEqual([...new Set(rules)])
})
