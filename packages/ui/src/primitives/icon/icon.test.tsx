import { expect, test } from 'vitest'
import { backIcon } from '../../icons/icons.ts'
import { githubIcon } from '../../icons/provider-icons.ts'
import { searchIcon } from '../../icons/view-icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Icon } from './icon.tsx'

describePrimitive<SVGSVGElement>('Icon', {
  part: 'icon',
  draw: (probe) => <Icon shape={searchIcon} {...probe} />,
})

test.each([
  ['ltr', 'none', 'none'],
  ['rtl', 'matrix(-1, 0, 0, 1, 0, 0)', 'none'],
])('in %s an arrow points along the line and a magnifier stays', async (dir, arrow, lens) => {
  await renderInModal(
    <>
      <Icon id="arrow" shape={backIcon} />
      <Icon id="lens" shape={searchIcon} />
    </>,
    { dir },
  )

  expect(getComputedStyle(inModal('#arrow')).transform).toBe(arrow)
  expect(getComputedStyle(inModal('#lens')).transform).toBe(lens)
})

test('the small icon is drawn bolder', async () => {
  await renderInModal(<Icon shape={searchIcon} size="s" />)

  const { width, strokeWidth } = getComputedStyle(inModal('[data-part=icon]'))

  expect([width, strokeWidth]).toEqual(['16px', '2px'])
})

test('the mark of a brand is filled, and our own icons are lines', async () => {
  await renderInModal(
    <>
      <Icon id="mark" shape={githubIcon} />
      <Icon id="own" shape={searchIcon} />
    </>,
  )

  const { fill, stroke, color } = getComputedStyle(inModal('#mark'))

  expect([fill, stroke]).toEqual([color, 'none'])
  expect(getComputedStyle(inModal('#own')).fill).toBe('none')
})
