/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { media } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Specimen, SpecimenDisplay } from './entry.ts'
import type { Translate } from './texts.ts'

interface SpecimensProps {
  readonly specimens: readonly Specimen[]
  readonly translate: Translate
  readonly display: SpecimenDisplay
}

/** The states of one entry, each on its own piece of card. */
export function Specimens({ specimens, translate, display }: SpecimensProps): ReactElement {
  return (
    <div css={gridStyles}>
      {specimens.map((specimen) => (
        <figure key={specimen.name} css={figureStyles(specimen.isWide === true)}>
          <div css={(theme) => stageStyles(theme, specimen)}>
            {specimen.draw(translate, display)}
          </div>
          <figcaption css={captionStyles} lang="en" dir="ltr">
            {specimen.name}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

function gridStyles({ space, u }: Theme): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill,minmax(min(${u(21)},100%),1fr))`,
    alignItems: 'stretch',
    gap: `${space[5]} ${space[4]}`,
  }
}

function figureStyles(isWide: boolean): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    margin: 0,
    ...(isWide && {
      gridColumn: 'span 2',
      // One column is all there is.
      '@media (max-width:480px)': { gridColumn: 'auto' },
    }),
  }
}

function stageStyles(
  { color, radius, space }: Theme,
  { isOnPage = false, isWide = false }: Specimen,
): CSSObject {
  return {
    display: 'grid',
    flex: 1,
    alignContent: 'center',
    gridTemplateColumns: 'minmax(0,1fr)',
    minWidth: 0,
    padding: isOnPage ? space[3] : space[5],
    borderRadius: radius.l,
    ...(isOnPage
      ? !isWide && { justifyItems: 'start' }
      : { border: `1px solid ${color.line}`, backgroundColor: color.card }),
    '& > :is([data-part=chip],[data-part=token-button],[data-part=button])': {
      justifySelf: 'start',
    },
    [media.sheet]: { padding: isOnPage ? 0 : space[4] },
  }
}

function captionStyles({ color, space, type }: Theme): CSSObject {
  return {
    ...type.legal,
    marginBlockStart: space[2],
    color: color['text-2'],
    textAlign: 'start',
  }
}
