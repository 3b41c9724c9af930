import type { Namespace } from '@latchkey/core/contract'
import type { ComponentPropsWithoutRef } from 'react'
import type { InstanceChoice } from '../context/latchkey-context.ts'

/** The props that all buttons share; all others are passed to the `<button>`. */
export interface SharedButtonProps
  extends InstanceChoice,
    Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  readonly size?: 'sm' | 'md' | undefined
  /** Without one the active namespace counts. */
  readonly namespace?: Namespace | undefined
}

/** Sizes as the kit names them. */
export const SIZES = { sm: 's', md: 'm' } as const
