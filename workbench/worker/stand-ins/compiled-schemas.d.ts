/** The module that the build writes: a validator for each schema. */
declare module 'compiled-schemas' {
  type Check = (value: unknown) => boolean;
  export const calculator: Check;
  export const figures: Check;
  export const glossary: Check;
  export const indices: Check;
  export const language: Check;
  export const network: Check;
  export const originals: Check;
  export const publishers: Check;
  export const service: Check;
  export const spoken: Check;
  export const unit: Check;
}
