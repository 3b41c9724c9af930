import type { ReactElement } from 'react'
import { useLab, useLabState } from '../lab/lab-context.ts'
import { useMedia } from '../stage/use-media.ts'
import { LOOKS, lookOf } from './looks.ts'

/** The looks of modal and shop, as buttons. */
export function LooksBar(): ReactElement {
  const lab = useLab()
  const { configuration } = useLabState()
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const worn = lookOf(configuration, isDark)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div className="looks" role="group" aria-label="Looks">
      {LOOKS.map((look) => (
        <button
          key={look.id}
          type="button"
          className="look"
          data-testid={`look-${look.id}`}
          data-look={look.id}
          data-through=""
          aria-pressed={look === worn}
          onClick={() => lab.wear(look.options)}
        >
          <span className="look-card" aria-hidden="true" />
          {look.label}
        </button>
      ))}
    </div>
  )
}
