-- What every later table stands on.
create extension if not exists pg_trgm;

-- Time-ordered ids for rows made in SQL; PostgreSQL has its own uuidv7() only from 18 on. The application makes the rest.
create function uuid_v7() returns uuid language sql volatile as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;
