import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { useCss } from '../../styling/use-css.ts'
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
  const css = useCss()
  return (
    <div ref={ref} data-part="joint" {...rest} className={css(jointStyles(), rest.className)}>
      {pressLabel === undefined ? (
        <span className={css(jointKnobStyles(false))}>
          <Icon shape={icon} />
        </span>
      ) : (
        <button
          type="button"
          aria-label={pressLabel}
          className={css(jointKnobStyles(true))}
          onClick={() => onPress?.()}
        >
          <Icon shape={icon} />
        </button>
      )}
    </div>
  )
})
