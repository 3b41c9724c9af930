import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
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

test.each([
  'Timbermeadow Pay',
  'A Timbermeadow',
  'Timbermeadowlarkbridge Pay',
  'さくらさくらさくらさくら',
])('no word of the name "%s" goes on in the next line', async (name) => {
  await page.viewport(360, 600)
  await renderInModal(
    <Grid label="Wallets">
      {[name, 'Two', 'Three', 'Four'].map((label) => (
        <PlainCell key={label} label={label} picture={picture} />
      ))}
    </Grid>,
  )
  const cell = inModal('[data-part=grid-cell]')
  const text = cell.querySelector('bdi')?.firstChild
  if (!text) throw new Error('There is no name')

  for (const { index, 0: word } of name.matchAll(/[a-z]+/gi)) {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
  }
  const { scrollWidth, clientWidth } = cell
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await page.viewport(1280, 800)
})
