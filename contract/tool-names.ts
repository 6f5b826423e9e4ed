/** The names of tools that programs of the service itself call. */
export const toolNames = { calculate: 'calculate_job', describe: 'describe_calculator' } as const;
