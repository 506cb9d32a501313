interface Schema {
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: object
}

/** The fields of a section's schema by the names that lead to them, such as `resources.address`, in their order. */
export function fieldNames(schema: object, prefix = ''): string[] {
  const { anyOf, items, properties, patternProperties } = schema as Schema
  if (anyOf) return anyOf.flatMap((member) => fieldNames(member, prefix))
  if (items) return fieldNames(items, prefix)
  // A text by language is one field.
  if (!properties || patternProperties) return []
  return Object.entries(properties).flatMap(([name, field]) => [
    `${prefix}${name}`,
    ...fieldNames(field, `${prefix}${name}.`),
  ])
}
