import type { ApiCall } from '../../domain/api/call.ts';
import { z } from '../../domain/zod.ts';

type Schema = z.core.$ZodType;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mayBeMissing(schema: Schema): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  );
}

/** Whether a screen that gets nothing here would throw. */
function isStructure(schema: Schema): boolean {
  return schema instanceof z.ZodArray || schema instanceof z.ZodObject;
}

/** The kind of value alone: no lengths, patterns or lists of choices. */
function isOfKind(schema: Schema, value: unknown): boolean {
  if (schema instanceof z.ZodArray) return Array.isArray(value);
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return isRecord(value);
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum)
    return typeof value === 'string';
  if (schema instanceof z.ZodNumber) return typeof value === 'number';
  if (schema instanceof z.ZodBoolean) return typeof value === 'boolean';
  return true;
}

function isShowable(schema: Schema, value: unknown, needed: readonly string[] | null): boolean {
  if (mayBeMissing(schema)) {
    return value === undefined || value === null || isShowable(schema.unwrap(), value, needed);
  }
  if (!isOfKind(schema, value)) return false;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.every((item) => isOfKind(schema.element, item));
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return true;
  return Object.entries(schema.shape)
    .filter(([key, inner]) => needed?.includes(key) ?? isStructure(inner))
    .every(([key, inner]) => isShowable(inner, value[key], null));
}

/**
 * Whether an answer holds what its screen cannot do without, so that a newer or older server is still
 * understood: more keys are welcome, of list items only the kind counts, and below the first level only
 * lists and objects.
 */
export function holdsWhatIsNeeded({ answer, needs }: ApiCall, value: unknown): boolean {
  const shapes: readonly Schema[] = answer instanceof z.ZodUnion ? answer.options : [answer];
  return shapes.some((shape) => {
    const keys = shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
    return isShowable(shape, value, needs ?? keys);
  });
}
