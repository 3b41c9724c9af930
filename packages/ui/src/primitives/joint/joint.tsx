/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { Icon } from '../icon/icon.tsx'
import { jointKnobStyles, jointStyles } from './joint.styles.ts'

/** Props of a joint; others go to its `<div>`. */
export interface JointProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly icon: IconShape
  /** What pressing it does; without it the joint is decoration. */
  readonly pressLabel?: string | undefined
  readonly onPress?: (() => void) | undefined
}

/** Between two panels: where the amount goes, or a button that turns the two round. */
export const Joint = forwardRef<HTMLDivElement, JointProps>(function Joint(
  { icon, pressLabel, onPress, ...rest },
  ref,
) {
  return (
    <div ref={ref} data-part="joint" {...rest} css={jointStyles}>
      {pressLabel === undefined ? (
        <span css={(theme) => jointKnobStyles(theme, false)}>
          <Icon shape={icon} />
        </span>
      ) : (
        <button
          type="button"
          aria-label={pressLabel}
          css={(theme) => jointKnobStyles(theme, true)}
          onClick={() => onPress?.()}
        >
          <Icon shape={icon} />
        </button>
      )}
    </div>
  )
})
