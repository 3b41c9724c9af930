/** The only source of chance. */
export interface Random {
  /** A fresh id of 128 random bits, as 32 hexadecimal digits. */
  id(): string
}
