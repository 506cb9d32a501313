/** An issue's number as it is spoken of within a day: 1138 of 20261120-1138; one that has only the day keeps it. */
export function shortNumero(numero: string): string {
  return numero.split('-')[1] ?? numero
}
