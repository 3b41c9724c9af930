import { color, media, radius, space, type, u, useCss } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Specimen, SpecimenLook } from './entry.ts'
import type { Say } from './words.ts'

interface SpecimensProps {
  readonly specimens: readonly Specimen[]
  readonly say: Say
  readonly look: SpecimenLook
}

/** The states of one entry, each on its own piece of card. */
export function Specimens({ specimens, say, look }: SpecimensProps): ReactElement {
  const css = useCss()
  return (
    <div className={css(gridStyles())}>
      {specimens.map((specimen) => (
        <figure key={specimen.name} className={css(figureStyles(specimen.isWide === true))}>
          <div className={css(stageStyles(specimen))}>{specimen.draw(say, look)}</div>
          <figcaption className={css(captionStyles())} lang="en" dir="ltr">
            {specimen.name}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

function gridStyles() {
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill,minmax(min(${u(21)},100%),1fr))`,
    alignItems: 'stretch',
    gap: `${space(5)} ${space(4)}`,
  }
}

function figureStyles(isWide: boolean) {
  return {
    display: 'flex',
    flexDirection: 'column' as const,
    minWidth: 0,
    margin: 0,
    ...(isWide && {
      gridColumn: 'span 2',
      // One column is all there is.
      '@media (max-width:480px)': { gridColumn: 'auto' },
    }),
  }
}

function stageStyles({ isOnPage = false, isWide = false }: Specimen) {
  return {
    display: 'grid',
    flex: 1,
    alignContent: 'center',
    gridTemplateColumns: 'minmax(0,1fr)',
    minWidth: 0,
    padding: isOnPage ? space(3) : space(5),
    borderRadius: radius('l'),
    ...(isOnPage
      ? !isWide && { justifyItems: 'start' as const }
      : { border: `1px solid ${color('line')}`, backgroundColor: color('card') }),
    '& > :is([data-part=chip],[data-part=token-button],[data-part=button])': {
      justifySelf: 'start',
    },
    [media.sheet]: { padding: isOnPage ? 0 : space(4) },
  }
}

function captionStyles() {
  return {
    ...type('legal'),
    marginBlockStart: space(2),
    color: color('text-2'),
    textAlign: 'start' as const,
  }
}
