import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import { Grid, GridCell, PlainCell, SkeletonCell } from './grid.tsx'

const picture = <Image size={5.6} />

describePrimitive<HTMLDivElement>('Grid', {
  part: 'grid',
  draw: (probe) => (
    <Grid label="Wallets" {...probe}>
      <GridCell label="Fjord" picture={picture} />
      <SkeletonCell />
    </Grid>
  ),
  role: 'group',
  name: 'Wallets',
})

describePrimitive<HTMLButtonElement>('GridCell', {
  part: 'grid-cell',
  draw: (probe) => <GridCell label="Fjord" picture={picture} checkLabel="Installed" {...probe} />,
  role: 'button',
  name: 'Fjord Installed',
})

describePrimitive<HTMLDivElement>('SkeletonCell', {
  part: 'grid-cell',
  draw: (probe) => <SkeletonCell {...probe} />,
})

test('nothing moves when the cell replaces its skeleton', async () => {
  await renderInModal(
    <>
      <Grid label="Before">
        <SkeletonCell id="before" />
      </Grid>
      <Grid label="After">
        <GridCell id="after" label="Fjord" picture={picture} />
      </Grid>
    </>,
  )

  expect(inModal('#before').offsetHeight).toBe(inModal('#after').offsetHeight)
})

test('a note is announced and takes no room', async () => {
  await renderInModal(
    <Grid label="Wallets">
      <PlainCell id="plain" label="Lanternfish" picture={picture} />
      <PlainCell id="noted" label="Lanternfish" picture={picture} note="Certified" />
    </Grid>,
  )

  expect(inModal('#noted').offsetHeight).toBe(inModal('#plain').offsetHeight)
  expect(inModal('#noted').querySelectorAll('svg')).toHaveLength(
    inModal('#plain').querySelectorAll('svg').length,
  )
  await expect
    .element(page.getByRole('button', { name: 'Lanternfish Certified' }))
    .toBeInTheDocument()
})

test('four cells are in a row, three where there is little room', async () => {
  await renderInModal(
    <Grid label="Wallets">
      {['Fjord', 'Kestrel', 'Pebble', 'Saffron'].map((name) => (
        <GridCell key={name} label={name} picture={picture} />
      ))}
    </Grid>,
  )
  const columns = () =>
    getComputedStyle(inModal('[data-part=grid]')).gridTemplateColumns.split(' ').length
  expect(columns()).toBe(4)

  await page.viewport(340, 600)

  await expect.poll(columns).toBe(3)
  await page.viewport(1280, 800)
})

test('a cell being opened answers no click', async () => {
  const onClick = vi.fn()
  await renderInModal(<GridCell label="Fjord" picture={picture} isBusy onClick={onClick} />)

  inModal('[data-part=grid-cell]').click()

  expect(onClick).not.toHaveBeenCalled()
})

/** The spacing that a text has to bear. Source: WCAG 2.2, 1.4.12. */
const WIDE =
  'button *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}'
const NO_MORE = ''

test.each([
  ['Timbermeadowlark', WIDE, [2], false],
  ['Marigold Vault', WIDE, [1, 1], false],
  ['Timbermeadowlarkbridge', NO_MORE, [2], false],
  ['Timbermeadowlarkbridge of all the seas Pay', NO_MORE, undefined, true],
  ['さくらさくらさくらさくら', NO_MORE, undefined, false],
] as const)('the name "%s" has two lines before it is cut', async (name, spacing, lines, isCut) => {
  await page.viewport(360, 600)
  await renderInModal(
    <>
      <style>{spacing}</style>
      <Grid label="Wallets">
        {[name, 'Two', 'Three', 'Four'].map((label) => (
          <PlainCell key={label} label={label} picture={picture} />
        ))}
      </Grid>
    </>,
  )
  const cell = inModal('[data-part=grid-cell]')
  const text = cell.querySelector('bdi')
  const words = text?.firstChild
  if (!text || !words) throw new Error('There is no name')

  const linesOf = (word: string): number => {
    const range = new Range()
    const start = name.indexOf(word)
    range.setStart(words, start)
    range.setEnd(words, start + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }
  if (lines !== undefined) expect(name.split(' ').map(linesOf)).toEqual(lines)
  await userEvent.hover(text)
  expect(text.parentElement?.title).toBe(isCut ? name : '')
  const { scrollWidth, clientWidth } = cell
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await page.viewport(1280, 800)
})
