import type { ComponentType, ReactNode } from 'react'

/** What a host wraps around the site's buttons. */
export interface HostProps {
  readonly children: ReactNode
}

/** A host: something that opens and has the site's buttons in it. */
export type Host = ComponentType<HostProps>
