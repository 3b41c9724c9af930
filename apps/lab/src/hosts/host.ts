import type { ComponentType, ReactNode } from 'react'

/** The site's buttons, which a host wraps. */
export interface HostProps {
  readonly children: ReactNode
}

/** A host: something that opens and has the site's buttons in it. */
export type Host = ComponentType<HostProps>
